"""The committee's tool: which clause a fault falls under, who may claim it and when, and what the claim brings."""

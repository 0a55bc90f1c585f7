import matplotlib.pyplot as plt
import numpy as np

from parlour.envs import vector

env, rng, curve = vector("nap", 128, seed=1), np.random.default_rng(1), []
weights = np.zeros((64 * env.width, len(env.actions)), np.float32)
for _round in range(25):
    seen, gain = [], np.full(128, np.nan)
    for _step in range(30):
        bits = np.unpackbits(np.frombuffer(env.cells, np.uint8).reshape(128, -1), axis=1).astype(np.float32)
        mine = (np.frombuffer(env.turn, np.int64) == 0)[:, None]  # all others play at random
        odds = (e := np.exp(bits @ weights * mine) * np.frombuffer(env.mask, bool).reshape(128, -1)) / e.sum(1)[:, None]
        env.step(acts := (odds.cumsum(1) > rng.random((128, 1)) * 0.999999).argmax(1))
        won = np.where(np.frombuffer(env.ended, bool), np.frombuffer(env.rewards).reshape(128, -1)[:, 0], np.nan)
        seen.append((bits, mine, odds, acts, won))
    curve.append(np.nanmean([won for *_, won in seen]))
    for bits, mine, odds, acts, won in reversed(seen):  # an act is worth what its deal came to
        worth = np.nan_to_num((gain := np.where(np.isnan(won), gain, won)) - curve[-1])[:, None]
        weights += 4e-6 * bits.T @ ((np.eye(len(env.actions))[acts] - odds) * mine * worth)
plt.plot(curve)[0].axes.set(xlabel="round", ylabel="counters won in a deal")
plt.savefig("learning.png")

/** Quiet sounds, made on the spot: a card laid, cards dealt or gathered, counters paid, and that it is your turn. */

import { settings } from "./settings.svelte.ts";

const NOISE = 0.4; // seconds of it, from which all card sounds are cut
const RUSTLE = 0.045; // seconds between two cards of many
const MOST_CARDS = 9;
const MOST_COUNTERS = 4;
const DRY = 0.02; // the sound of a card dies away within about so many seconds

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** It is your turn. */
export function chime(): void {
  if (settings.sound) play((on) => [660, 880].forEach((pitch, i) => ring(on, pitch, i * 0.12, 0.28, 0.2)));
}

/** One card comes to lie on the table. */
export function cardLaid(): void {
  if (settings.cardSounds) play((on) => rustle(on, 0, 0.5));
}

/** Several cards one after the other: dealt, gathered or shuffled. */
export function cardsMoved(n: number): void {
  if (!settings.cardSounds) return;
  play((on) => {
    for (let i = 0; i < Math.min(n, MOST_CARDS); i++) rustle(on, i * RUSTLE, 0.28);
  });
}

/** Counters are paid: as many clicks of bone on bone as one would hear. */
export function countersPaid(n: number): void {
  if (!settings.cardSounds) return;
  play((on) => {
    for (let i = 0; i < Math.min(n, MOST_COUNTERS); i++) ring(on, 2100 + 170 * (i % 3), i * 0.07, 0.06, 0.08);
  });
}

/** Browsers lend no sound before the user has touched the page, and complain of those who ask. */
function play(make: (on: AudioContext) => void): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    make(context);
  } catch {
    return; // no sound device
  }
}

function ring(on: AudioContext, pitch: number, after: number, lasts: number, loud: number): void {
  const begin = on.currentTime + after;
  const voice = on.createOscillator();
  voice.frequency.value = pitch;
  voice.connect(fading(on, begin, lasts, loud)).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + lasts + 0.02);
}

/** A moment of noise, of the pitch of paper; no two cards sound quite alike. */
function rustle(on: AudioContext, after: number, loud: number): void {
  const begin = on.currentTime + after;
  const source = on.createBufferSource();
  const paper = on.createBiquadFilter();
  source.buffer = noise ??= hiss(on);
  paper.type = "bandpass";
  paper.frequency.value = 1500 + 900 * Math.random();
  paper.Q.value = 0.8;
  source.connect(paper).connect(fading(on, begin, DRY * 4, loud)).connect(on.destination);
  source.start(begin, Math.random() * (NOISE - DRY * 5), DRY * 5);
}

function fading(on: AudioContext, begin: number, lasts: number, loud: number): GainNode {
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(Math.max(0.0002, loud * settings.volume), begin + Math.min(0.012, lasts / 8));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  return volume;
}

function hiss(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate * NOISE, on.sampleRate);
  made.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  return made;
}

/** Two short notes, made on the spot: it is your turn. */

import { settings } from "./settings.svelte.ts";

let context: AudioContext | undefined;

export function chime(): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    note(context, 660, 0);
    note(context, 880, 0.12);
  } catch {
    return; // no sound device, or none allowed yet
  }
}

function note(on: AudioContext, pitch: number, after: number): void {
  const begin = on.currentTime + after;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = "sine";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.12, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.28);
  voice.connect(volume).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + 0.3);
}

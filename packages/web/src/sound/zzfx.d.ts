/** The part of ZzFX that we use; the package brings no types. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: readonly (number | undefined)[]): number[];
    playSamples(
      channels: readonly ArrayLike<number>[],
      volumeScale?: number,
      rate?: number,
    ): AudioBufferSourceNode;
  };
}

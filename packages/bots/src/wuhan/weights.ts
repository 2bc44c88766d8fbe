/** What the network of this game has learnt: one from the games of all presets. */
import { KOUKOU } from './weights/koukou.ts';

export const WUHAN_WEIGHTS = {
  koukou: KOUKOU,
  kaikou: KOUKOU,
  hongzhong: KOUKOU,
  facai: KOUKOU,
  qipi: KOUKOU,
};

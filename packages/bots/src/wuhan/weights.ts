/** What the networks of this game have learnt, by the preset they learnt it at. */
import { FACAI } from './weights/facai.ts';
import { HONGZHONG } from './weights/hongzhong.ts';
import { KAIKOU } from './weights/kaikou.ts';
import { KOUKOU } from './weights/koukou.ts';
import { QIPI } from './weights/qipi.ts';

export const WUHAN_WEIGHTS = {
  koukou: KOUKOU,
  kaikou: KAIKOU,
  hongzhong: HONGZHONG,
  facai: FACAI,
  qipi: QIPI,
};

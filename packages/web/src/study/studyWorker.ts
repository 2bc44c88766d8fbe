/** The worker in which records are checked, replayed and judged. */
import { StudyDesk } from './desk.ts';
import type { StudyRequest } from './messages.ts';

const desk = new StudyDesk();
self.onmessage = async ({ data }: MessageEvent<StudyRequest>) => self.postMessage(await desk.hear(data));

/** A record without what follows from it: the header and the actions are all a replay needs. */
import { isObject, readJson } from '@paiju/engine/input';

export const bareRecord = (text: string): string => {
  const [header = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  return [header, ...lines.filter(isAction)].join('\n');
};

/** Lines that are no objects stay: whoever reads the record says what is wrong with them. */
const isAction = (line: string): boolean => {
  const read = readJson(line, line.length);
  return !read.ok || !isObject(read.value) || Object.hasOwn(read.value, 'action');
};

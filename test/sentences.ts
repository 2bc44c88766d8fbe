// What is said to people stands in the catalogue, once: a search for its sentences in the code of the packages.
import ts from 'typescript';
import { type Source, shippedSources } from './architecture.ts';

/** Shorter texts are labels, and labels may stand anywhere. */
const FEWEST_WORDS = 3;

/** A text without what is filled in, capitals and marks, so that `${who} drew ${tile}` is `{{who}} drew {{tile}}.` */
const bare = (text: string): string =>
  text
    .replaceAll(/\{\{.*?\}\}/g, ' … ')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}…-]+/gu, ' ')
    .trim();

/** So many words, or somebody who does something: `… discarded …`. */
const isSentence = (text: string): boolean => {
  const words = text.split(' ');
  const written = words.filter((word) => /^[a-z’-]+$/.test(word)).length;
  return (
    written >= FEWEST_WORDS || (text.startsWith('…') && /[a-z]{3}/.test(text) && words.length >= FEWEST_WORDS)
  );
};

type Texts = { readonly [key: string]: string | Texts };

/** Every sentence of a catalogue, and where it stands. */
export const sentencesIn = (texts: Texts, path = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? isSentence(bare(value))
          ? [[bare(value), `${path}${key}`]]
          : []
        : [...sentencesIn(value, `${path}${key}.`)],
    ),
  );

/** A template with `{{}}` where something is filled in. */
const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{{}}');
};

/** The texts of a source that a catalogue has too. */
export const repeatedSentences = (
  sources: readonly Source[],
  sentences: ReadonlyMap<string, string>,
): readonly string[] =>
  shippedSources(sources).flatMap(({ path, text }) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const written = textOf(node);
      const place = written === null ? undefined : sentences.get(bare(written));
      if (place !== undefined) found.push(`${path} says '${written}', which is ${place}`);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX));
    return found;
  });

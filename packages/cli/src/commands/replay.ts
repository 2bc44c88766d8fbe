/** `paiju replay`: a record in words, or whether it is what the rules give. */
import type { GameRecord, RecordProblem } from '@paiju/engine';
import { Match, replay, verifyRecord } from '@paiju/engine';
import { seenOf } from '@paiju/table';
import { figure } from '@paiju/words';
import { charactersIn } from '../args/characters.ts';
import { makersText, proofOf, signatureProblem } from '../args/fair.ts';
import { deskFor } from '../args/game.ts';
import { explained, problemLine, recordIn } from '../args/record.ts';
import type { Io, Output } from '../edge/io.ts';
import { hasColour } from '../edge/io.ts';
import { COLOUR, Painter, PLAIN } from '../screen/paint.ts';
import { momentLines } from '../text/moment.ts';
import { asCharacter } from '../text/names.ts';
import { presetNameOf } from '../text/options.ts';
import { rankingLines } from '../text/ranking.ts';

export interface ReplayArgs {
  readonly verify?: boolean;
}

export const replayCommand = (io: Io, file: string, args: ReplayArgs): number => {
  const record = recordIn(file);
  return args.verify ? verify(io, file, record) : tell(io, file, record);
};

const verify = (io: Io, file: string, record: GameRecord): number => {
  const verified = verifyRecord(record);
  if (!verified.ok) return wrong(io.out, file, record, verified.error);
  const proof = proofOf(record);
  const unsigned = proof === null ? null : signatureProblem(record, proof);
  if (unsigned !== null) return wrong(io.out, file, record, unsigned);
  const { actions, events, transfers, finished, points } = verified.value;
  const { unit } = deskFor(record.game.rules.id).words;
  const counts = `${actions} actions, ${events} events, ${transfers} transfers`;
  io.out.write(
    `${file}: verified: ${counts}, ${finished ? 'finished' : 'unfinished'}, ${unit} ${points.map(figure).join(' ')}${proof === null ? '' : `, ${makersText(proof)}`}\n`,
  );
  return 0;
};

const tell = (io: Io, file: string, record: GameRecord): number => {
  const desk = deskFor(record.game.rules.id);
  const { players, chance } = record.terms;
  const painter = new Painter(hasColour(io) ? COLOUR : PLAIN, desk.palette);
  const print = (line: string): unknown => io.out.write(`${painter.news(line)}\n`);
  const match = new Match(record.game, record.terms);
  const characters = charactersIn(desk, record.terms.options);
  const seated = players.map((name, seat) => asCharacter(name, characters[seat]));
  print(`${desk.words.title}, ${presetNameOf(desk, record.terms.options)}: ${seated.join(', ')}`);
  print('seed' in chance ? `seed ${chance.seed}` : 'with a wall of its own');
  const steps = replay(record, match);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      if (step.value !== null) return wrong(io.err, file, record, step.value);
      break;
    }
    const setting = { names: players, view: record.game.rules.view(match.state, null) };
    for (const line of momentLines(
      desk.words,
      seenOf(step.value.moment, (event) => event),
      setting,
      true,
    ))
      print(line);
  }
  const { unit } = desk.words;
  for (const line of match.isOver ? rankingLines(match.ranking, players, unit) : ['The record ends here.'])
    print(line);
  return 0;
};

const wrong = (out: Output, file: string, record: GameRecord, problem: RecordProblem): number => {
  out.write(`${problemLine(file, explained(record, problem))}\n`);
  return 1;
};

/** The faces people and bots sit at the table with: a few shapes each, drawn over the same head. */
import type { Settings } from '../store/settings.ts';

export type Avatar = Settings['avatar'];

/** In the order of the seats that have them when nobody has chosen; the rest is there to choose from. */
export const AVATARS = [
  'short',
  'bun',
  'cap',
  'beard',
  'glasses',
  'bob',
  'waves',
  'curls',
] as const satisfies readonly Avatar[];

/** The face that was chosen, where this page can draw it. */
export const chosenFace = (face: string | null): Avatar | null =>
  AVATARS.find((each) => each === face) ?? null;

interface Drawing {
  readonly ground: string;
  readonly skin: string;
  readonly shirt: string;
  readonly hair: string;
  /** Paths in a square of 40: behind the head, and over it. */
  readonly behind?: string;
  readonly over: string;
  /** Drawn as lines: glasses, brows. */
  readonly lines?: string;
  /** In a colour of its own: a cap, a comb. */
  readonly worn?: { readonly colour: string; readonly shape: string };
}

const SHORT =
  'M11 18c-1-8 4-11.5 9-11.5S30 10 29 18c-1-3-2.5-4.6-4.5-5.2-4 1.8-7.5 1.3-9 .7-2 .9-3.4 2.2-4.5 4.5z';
const FRINGE = 'M11 18c0-7 4-10.5 9-10.5s9 3.5 9 10.5c-2.6-2.4-5.6-3.4-9-3.4s-6.4 1-9 3.4z';
const PARTED = 'M11 19c0-7 3.4-10.6 9-11 5.6.4 9 4 9 11-3.4-1.2-6.6-3.4-8-7-1.6 3.8-5.6 6-10 7z';

export const DRAWINGS: Readonly<Record<Avatar, Drawing>> = {
  short: {
    ground: '#8fc7b5',
    skin: '#f2c9a1',
    shirt: '#245c7d',
    hair: '#2b211c',
    over: SHORT,
  },
  bun: {
    ground: '#f0b8a6',
    skin: '#f6d3ae',
    shirt: '#a8324a',
    hair: '#1f1a1c',
    behind: 'M20 9.5a4.6 4.6 0 1 1 .1 0zM10.4 24V17q1-10 9.6-10t9.6 10v7z',
    over: FRINGE,
    worn: { colour: '#e0a526', shape: 'M13 3.6l14 3.2-.4 1.4-14-3.2z' },
  },
  cap: {
    ground: '#f2d68a',
    skin: '#e0ac7e',
    shirt: '#4c6b35',
    hair: '#3a2a20',
    over: 'M11.2 20v-4h2v4zM26.8 20v-4h2v4z',
    worn: {
      colour: '#3f7a52',
      shape: 'M10.6 16c0-6.6 4-9.6 9.4-9.6s9.4 3 9.4 9.6q4.6.4 4.6 2.2-7-1.4-23.4-2.2z',
    },
  },
  beard: {
    ground: '#b9c4e6',
    skin: '#efc79f',
    shirt: '#54427a',
    hair: '#e9e6e0',
    over: 'M11.6 21c0 9 3.6 13 8.4 13s8.4-4 8.4-13c-1.6 2.4-3 3-4.6 3h-7.6c-1.6 0-3-.6-4.6-3zM11 17c.4-2.6 1-4 2-5l-.4 4zM29 17c-.4-2.6-1-4-2-5l.4 4z',
    lines: 'M14.6 16.6q2-1.2 3.6-.2M21.8 16.4q1.6-1 3.6.2',
  },
  glasses: {
    ground: '#a9d3e8',
    skin: '#f4d0ac',
    shirt: '#8a5a2b',
    hair: '#5a3a22',
    over: SHORT,
    lines:
      'M13.4 19.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M20.2 19.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0',
  },
  bob: {
    ground: '#d9b3d9',
    skin: '#f5d2b0',
    shirt: '#2f6f6a',
    hair: '#6b2f1e',
    behind: 'M8.8 29V17q.6-10.6 11.2-10.6T31.2 17v12z',
    over: FRINGE,
  },
  waves: {
    ground: '#9fbf8f',
    skin: '#c98f63',
    shirt: '#c25b2c',
    hair: '#20160f',
    behind: 'M8.4 35q-2-6 0-10-1.6-4 .4-8Q10 6 20 6t11.2 11q2 4 .4 8 2 4 0 10z',
    over: PARTED,
  },
  curls: {
    ground: '#e7c0a0',
    skin: '#a96f48',
    shirt: '#d9a400',
    hair: '#17110e',
    behind:
      'M9 20a4.4 4.4 0 0 1 .6-6.6A4.6 4.6 0 0 1 14 7.4a4.8 4.8 0 0 1 12 0 4.6 4.6 0 0 1 4.4 6A4.4 4.4 0 0 1 31 20z',
    over: 'M11.6 17a3 3 0 0 1 3-4 3 3 0 0 1 5.4-1.2A3 3 0 0 1 25.4 13a3 3 0 0 1 3 4q-.6-7.6-8.4-7.6T11.6 17z',
  },
};

/**
 * Who sits where has the face of the seat, so that a replay shows the faces of the play; the person has the one that
 * was chosen, and a bot whose face that is takes another.
 */
export const avatarAt = (seat: number, person: number | null, chosen: Avatar): Avatar => {
  if (seat === person) return chosen;
  const usual = AVATARS[seat % SEATED] ?? AVATARS[0];
  return person !== null && usual === chosen ? SPARE : usual;
};

const SEATED = 4;
const SPARE: Avatar = 'glasses';

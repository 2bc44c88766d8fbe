/** What is stored about somebody: where, for how long, and what is not. */
export const privacy = {
  title: 'Privacy',
  line: 'Everything that is stored about you, on one page.',
  browser: {
    title: 'In your browser',
    line: 'It stays on this device until you delete it in “Your games” or clear what your browser keeps of this page.',
    settings: 'Your settings, with your name and face, and what you have chosen for your tables.',
    games: 'The games you have played or opened, and how far you are in the tournament.',
    guest:
      'For playing with others: a secret key by which the server knows you, your last table, and whose sayings you have muted.',
    cookies: 'No cookies.',
  },
  alone: 'This page came without tables online: nothing about you leaves your browser.',
  server: {
    title: 'On the server, if you play with others',
    line: 'Nothing is stored before you do.',
    you: 'Your name, your face, when you first came and when you were last here; the name of browser and system of each device, such as “{{example}}”.',
    ways: 'If you claim an account: the name you sign in by, and of your password, recovery code and keys only what cannot be turned back into them.',
    tables:
      'Tables: who sat where and everything that was played. Everybody at a table may keep the match, with the names.',
    results: 'Your results, ratings and tries at the deal of the day, and what you look for while you wait.',
    conduct:
      'How you kept to rated matches, whom you have blocked, reports by you and about you, and what operators have decided.',
  },
  days: {
    title: 'For how long',
    guest: 'A guest who has not been here for {{n}} days is deleted, with everything that belongs to them.',
    account: 'An account after {{n}} days.',
    tables:
      'A table that nobody has used for {{n}} days is deleted with its matches, an empty one after a day.',
    never: 'This server deletes nothing by itself; you can do it at any time.',
    unknown:
      'The operators decide after how many days without a visit everything is deleted; ask again when the server can be reached.',
  },
  not: {
    title: 'What is not stored',
    addresses:
      'Network addresses. They are looked at in memory alone, so that nobody can try passwords or flood the server, and are in no file and no log.',
    mail: 'No email address, no telephone number, no birthday; nobody asks for them.',
    others:
      'No third party: nothing on this page is loaded from elsewhere, nothing is measured, nothing is passed on.',
    logs: 'The server’s log holds no names, codes, keys or hands.',
  },
  yours: {
    title: 'Your rights',
    export:
      'You can download everything that is stored about you, and delete it, at any time and without asking anybody.',
    left: 'After that your matches and results stay for those you played with, with a dash for your name. For an hour an id without a name is kept to make sure of it; of what operators have done the log keeps such an id.',
    go: 'To your data',
  },
} as const;

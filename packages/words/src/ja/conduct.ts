import type { conduct as english } from '../en/conduct.ts';
import type { Texts } from '../texts.ts';

export const conduct: Texts<typeof english> = {
  title: 'フェアプレー',
  time: {
    minutes: '{{n}}分',
    hour: '1時間',
    day: '1日',
    days: '{{n}}日',
  },
  standing: {
    title: 'あなたの状況',
    good: '問題はありません。',
    offences: 'まだ残っている途中退席や遅延行為：{{n}}',
    paused: '{{time}}までレート戦を打てません。',
    why: 'レート戦を途中で抜けたか、何度も人を待たせました。',
    rest: 'レートなしの卓と今日の一局は打てます。',
    next: '次は{{duration}}レート戦を打てなくなります。',
    toGo: '最後まで打てば一つ消えるレート戦の数：{{n}}',
    rule: 'ほかの人がいるレート戦を途中で抜けたり、半分をボットに打たせたり、何度も時間切れにしたりすると、しばらくレート戦を打てません。最初は10分、次は1時間、1日、1週間です。終わる前に戻って最後まで打てば、抜けたことにはなりません。',
  },
  leave: {
    counts:
      'これはレート戦です。抜けると{{duration}}レート戦を打てません。終わる前に戻って最後まで打てば、数えられません。',
    left: 'レート戦を途中で抜けました。{{time}}までレート戦を打てません。終わる前に戻って最後まで打てば、数えられません。',
    back: '戻る',
    noted: 'わかりました',
  },
  person: {
    about: '{{name}}について',
    people: 'この卓の人',
    mute: 'ミュート',
    unmute: 'ミュート解除',
    muteLine: 'この卓でのこの人の発言を表示しません。',
    block: 'ブロック',
    blockLine: 'もう同じ卓になりません。相手には知らされません。',
    blocked: '{{name}}をブロックしました。もう同じ卓になりません。「フェアプレー」で解除できます。',
    report: '通報……',
    reportLine: '運営者が対局全体を見ます。ほかの人には知らされません。',
    reported: '運営者が確認します。ありがとうございます。',
    what: '何がありましたか？',
    reason: {
      stalling: 'わざと遅く打つ。',
      spoiling: 'わざと対局を壊す。',
      together: 'だれかと組んでいる。',
      program: 'プログラムに打たせている。',
      name: '名前が人を傷つける。',
      emotes: '発言で人を困らせる。',
    },
    send: '通報する',
    back: '戻る',
    close: '閉じる',
  },
  blocks: {
    title: 'ブロックした人',
    none: 'だれもブロックしていません。卓で顔に触れるとブロックできます。',
    line: '同じ卓になりません。',
    takeBack: '解除',
    takeBackOf: '解除：{{name}}',
  },
  until: {
    suspended: '運営者により{{time}}まで利用を止められています。',
    suspendedOpen: '運営者により、解除されるまで利用を止められています。',
    suspendedSince: '{{time}}から続いています。',
    suspendedLine:
      'それまで、ほかの人と同じ卓には座れません。理由はこのサーバーの運営者に聞いてください。一人で打つのは今までどおりです。',
    noRated: '途中で抜けたか人を待たせたため、{{time}}までレート戦を打てません。',
  },
};

import type { tournament as english } from '../en/tournament.ts';
import type { Texts } from '../texts.ts';

export const tournament: Texts<typeof english> = {
  title: 'トーナメント',
  home: 'ホーム',
  intro:
    '三局勝負の対決を五回続けて戦います。最後の相手はライバルです。負けてもコンティニューできます。一度も負けなければ、もう一人が挑んできます。',
  choose: '誰で戦う？',
  begin: 'トーナメントに出る',
  ladder: '対戦相手',
  duelNumber: '第{{n}}戦／全{{all}}戦',
  rival: 'ライバル',
  beaten: '撃破',
  next: '次の相手',
  later: '控え',
  unknown: '？？？',
  level: { novice: '打ち方は気まぐれ', greedy: 'なかなかの腕', expert: 'かなりの腕' },
  continues: 'コンティニュー：{{n}}回',
  fight: '{{name}}と戦う',
  goOn: '対決を続ける',
  continueRun: 'コンティニュー',
  giveUp: 'トーナメントをやめる',
  sure: 'このトーナメントの進行はすべて失われます。やめますか？',
  yes: 'はい、やめます',
  no: 'いいえ、続けます',
  lost: '{{name}}に敗れました。',
  drawn: '決着がつきませんでした。もう一度戦います。',
  challenger: '挑戦者が現れた。入ってくるところを見た者はいない。',
  champion: 'トーナメント優勝！',
  championClean: '誰も口にしない相手まで、すべて倒しました。これからは眉犬を使えます。',
  again: 'もう一度出る',
  wait: '少々お待ちください…',
  says: '{{name}}：',
  lines: {
    ataho: {
      before: 'まず瓢箪を置かせてくれ。よし、来い。',
      beaten: 'はっはっ、効いたぞ。次の一杯はおごりだ。',
      victorious: '腕はいい。だが足が考えすぎだ。修行しろ！',
    },
    rinxiang: {
      before: '遅いよ。もう三人相手に体をあたためちゃった。',
      beaten: '今のはなし！……わかった、ありでいい。',
      victorious: 'まばたきを減らしな。次の蹴りは見えるから。',
    },
    fari: {
      before: '壊さないでくださいね。直すのは結局わたしですから。',
      beaten: 'あら！お茶の葉にはまったく出ていませんでした。',
      victorious: '座って温かいものでもどうぞ。負けても平気ですよ。',
    },
    smash: {
      before: '作戦はない。だから読めない。賢いだろ？',
      beaten: '今のはわざと負けたんだ。盛り上げるためにな。',
      victorious: 'いい勝負だった！ところで名前、何だっけ？',
    },
    petum: {
      before: '見下ろしておるな？皆そうだ。そして皆燃える。',
      beaten: '帽子がずれたのだ！帽子のせいだ！',
      victorious: '偉大なるペトム様にひれ伏せ！もっと低く。わしは小さい。',
    },
    yuri: {
      before: '一礼いたします。本日はこれきりです。',
      beaten: '見事な一太刀でした。ご指南、感謝いたします。',
      victorious: '抜くのが早すぎました。待つこともまた刃です。',
    },
    mayu: {
      before: '……（片方の眉が上がる。）',
      beaten: '……わん。（両方の眉がお辞儀する。）',
      victorious: '……（眉はこうなると知っていた。）',
    },
  },
};

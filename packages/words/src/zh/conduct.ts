import type { conduct as english } from '../en/conduct.ts';
import type { Texts } from '../texts.ts';

export const conduct: Texts<typeof english> = {
  title: '公平竞技',
  time: {
    minutes: '{{n}} 分钟',
    hour: '一小时',
    day: '一天',
    days: '{{n}} 天',
  },
  standing: {
    title: '你的情况',
    good: '你没有不良记录。',
    offences: '仍然有效的离桌或拖延次数：{{n}}',
    paused: '{{time}} 之前你不能打计等级分的牌。',
    why: '你离开过计等级分的牌局，或者一再让别人等。',
    rest: '不计等级分的牌桌和每日一局仍然对你开放。',
    next: '再有一次，{{duration}}之内不能打计等级分的牌。',
    toGo: '再打完几场计等级分的牌就消掉一次：{{n}}',
    rule: '中途离开有其他人参加的计等级分的牌、让机器人代打一半，或者一再等到超时，一段时间内就不能再打计等级分的牌：先是十分钟，然后一小时、一天、一周。结束之前回来打完的不算离开。',
  },
  leave: {
    counts:
      '这场牌计等级分。现在离开，{{duration}}之内不能打计等级分的牌。在牌局结束之前回来打完，就不算离开。',
    left: '你离开了计等级分的牌局：{{time}} 之前不能打计等级分的牌。在牌局结束之前回去打完，就不算离开。',
    back: '回去',
    noted: '知道了',
  },
  person: {
    about: '关于{{name}}',
    people: '同桌的人',
    mute: '静音',
    unmute: '恢复',
    muteLine: '不再显示此人在这桌说的话。',
    block: '屏蔽',
    blockLine: '以后不会再安排你们同桌。对方不会知道。',
    blocked: '已屏蔽{{name}}：以后不会再安排你们同桌。可以在“公平竞技”里取消屏蔽。',
    report: '举报……',
    reportLine: '管理员能看到这场牌的全部内容。不会告诉别人。',
    reported: '管理员会查看。谢谢。',
    what: '发生了什么？',
    reason: {
      stalling: '故意拖延。',
      spoiling: '故意捣乱。',
      together: '和别人串通。',
      program: '用程序代打。',
      name: '名字伤人。',
      emotes: '用发言骚扰别人。',
    },
    send: '举报',
    back: '返回',
    close: '关闭',
  },
  blocks: {
    title: '你屏蔽的人',
    none: '你没有屏蔽任何人。在牌桌上点头像就可以屏蔽。',
    line: '不会安排你们同桌。',
    takeBack: '取消屏蔽',
    takeBackOf: '取消屏蔽：{{name}}',
  },
  until: {
    suspended: '管理员已将你停用，直到 {{time}}。',
    suspendedOpen: '管理员已将你停用，直到另行通知。',
    suspendedSince: '从 {{time}} 开始。',
    suspendedLine: '在此之前你不能和别人同桌。原因可以问这台服务器的管理员；自己一个人打牌不受影响。',
    noRated: '{{time}} 之前你不能打计等级分的牌，因为你离开过牌局或者让别人等。',
  },
};

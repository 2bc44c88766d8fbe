import type { names as english } from '../en/names.ts';
import type { Texts } from '../texts.ts';

export const names: Texts<typeof english> = {
  pattern: '{{how}}的{{who}}',
  hows: '安静 勇敢 快乐 爱睡 聪明 温柔 敏捷 幸运 沉着 大胆 谦虚 开朗 朦胧 金色 银色 漫步 耐心 好奇 灵巧 爽朗',
  whos: '白鹭 狐狸 麻雀 水獭 小獾 仙鹤 熊猫 老虎 喜鹊 猞猁 乌龟 燕子 野兔 猫头鹰 鲤鱼 小鹿 画眉 考拉 壁虎 紫貂',
};

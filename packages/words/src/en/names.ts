/** What somebody is called online who has not said so: one word of each list, with a space between those of a list. */
export const names = {
  pattern: '{{how}} {{who}}',
  hows: 'Quiet Brave Merry Sleepy Clever Gentle Swift Lucky Calm Bold Humble Sunny Misty Golden Silver Wandering Patient Curious Nimble Cheerful',
  whos: 'Heron Fox Sparrow Otter Badger Crane Panda Tiger Magpie Lynx Turtle Swallow Hare Owl Carp Deer Wren Koala Gecko Marten',
} as const;

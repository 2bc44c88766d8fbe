/** What a match with others is called among one's own games: the same one, however it was found and however often. */
export const matchId = (watchCode: string, number: number): string => `${watchCode}-${number}`;

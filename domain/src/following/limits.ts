/** Creators that a person may follow, and may block; items of the news, and days that it looks back. */
export const FOLLOWING = { mostFollowed: 200, mostBlocked: 200, news: 12, newsDays: 30 } as const;

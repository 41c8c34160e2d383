/** Creators that a person may follow, and may block; items of the news and of a digest, and days that they look back and ahead. */
export const FOLLOWING = {
  mostFollowed: 200,
  mostBlocked: 200,
  news: 12,
  newsDays: 30,
  digest: 10,
  digestDays: 10,
} as const;

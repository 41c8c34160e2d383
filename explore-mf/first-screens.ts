/** The screens people come to first, from a link or after signing in: what they need comes in few chunks, and never waits for zod. */
export const FIRST_SCREENS = ['src/features/explore/explore.tsx', 'src/features/detail/detail.tsx'];

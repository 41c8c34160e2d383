/** The longest that a scheduled function may take. */
export const NIGHT_SECONDS = 1800;

import { error, info, warn } from 'firebase-functions/logger';

/** Structured lines in the platform's log. (The library's root, which has a logger too, loads every kind of trigger with it.) */
export const logger = { error, info, warn };

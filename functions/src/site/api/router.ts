import type { Router } from 'express';
import router from 'router';

/** Express's router typed for the platform's requests, which are Express's own. */
export const newRouter = (): Router => router() as unknown as Router;

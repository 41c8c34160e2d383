import type { Router } from 'express';
import router from 'router';

/**
 * Express's router by itself. The platform's own express stands around each function, so what handlers are given is express's; the router's types
 * know of Node's request alone.
 */
export const newRouter = (): Router => router() as unknown as Router;

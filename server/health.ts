import { Router } from 'express';
import { allowOnly } from './http-error.ts';

/**
 * For load balancers: `GET /api/health` is 200 while the process answers; `GET /api/ready` is 200
 * while a lead can be stored, else 503.
 */
export function healthRouter(isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.get('/api/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/api/ready', async (_request, response) => {
    const ready = await isReady();
    if (!ready) response.status(503).set('Retry-After', '5');
    response.json({ status: ready ? 'ready' : 'unavailable' });
  });
  router.all(['/api/health', '/api/ready'], allowOnly('GET, HEAD'));
  return router;
}

import type { FastifyInstance } from 'fastify'

/** Where another server signs people in (AUTH_URL), ours does not exist. */
export function elsewhereRoutes(app: FastifyInstance): void {
  app.all('/auth/v1/*', async (_request, reply) =>
    reply.status(404).type('text/plain').send('404 page not found\n'),
  )
}

/** Everything that is asked for by HTTP: the page, the API, and what operators look at. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { fastify, LogController } from 'fastify';
import { NotReady } from '../cluster/tables.ts';
import { Suspended } from '../conduct/suspensions.ts';
import { MemberLost } from '../store/problems.ts';
import { serveApi } from './api.ts';
import { Files } from './files.ts';
import { serveFinding } from './finding.ts';
import type { Metrics } from './metrics.ts';
import type { PeopleApiPorts } from './people.ts';
import { servePeople } from './people.ts';
import { Problem } from './problem.ts';

/** A wish for a table is the longest that is sent. */
const LONGEST_BODY = 20_000;

export interface AppPlan {
  /** The folder of the page. */
  readonly page: string;
  readonly api: PeopleApiPorts;
  readonly metrics: Metrics;
  /** Whether tables can be run here now. */
  isReady(): Promise<boolean>;
  readonly log: FastifyBaseLogger;
}

/** What the page is made of comes from here; pictures and letters may be part of a style. Nothing else gets in. */
const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    // The parts of the page place things by the style of an element.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

export const appFor = async (plan: AppPlan): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: plan.log,
    // An address may hold the code of a table.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LONGEST_BODY,
    forceCloseConnections: true,
    exposeHeadRoutes: true,
    // Whoever says a request a letter at a time is not waited for.
    requestTimeout: plan.api.limits.requestMs,
    http: {
      headersTimeout: plan.api.limits.headersMs,
      connectionsCheckingInterval: plan.api.limits.headersMs / 4,
    },
    // An address that is none leads nowhere.
    frameworkErrors: (_error, _request, reply) => notFound(reply),
  });
  // Without encryption at home: whoever wants it puts a proxy in front, which says so itself.
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    hsts: false,
    crossOriginEmbedderPolicy: false,
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ raw }) => plan.api.addressOf(raw),
    errorResponseBuilder: () => new Problem('too-many'),
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status < 500) plan.metrics.refused(problem.body.code);
    if (problem.status >= 500 && problem.body.code === 'failed')
      request.log.error(
        { error: error instanceof Error ? error.name : typeof error, route: request.routeOptions.url },
        'request failed',
      );
    return reply.status(problem.status).send(problem.body);
  });
  app.setNotFoundHandler((_, reply) => notFound(reply));
  serveApi(app, plan.api);
  serveFinding(app, plan.api);
  servePeople(app, plan.api);
  serveOperators(app, plan);
  servePage(app, plan.page);
  return app;
};

const asProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof Suspended) return new Problem('suspended', '', error.until);
  if (error instanceof NotReady || error instanceof MemberLost) return new Problem('not-ready');
  const { statusCode } = error as { readonly statusCode?: number };
  return new Problem(statusCode !== undefined && statusCode < 500 ? 'bad-request' : 'failed');
};

const serveOperators = (app: FastifyInstance, { metrics, isReady }: AppPlan): void => {
  app.get('/healthz', (_, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'not ready');
  });
  app.get('/metrics', async (_, reply) => reply.type(metrics.type).send(await metrics.text()));
};

/** Only a document can do harm, so only a document carries the long headers: on thirty small files they would weigh more than some of them. */
const servePage = (app: FastifyInstance, folder: string): void => {
  const files = new Files(folder);
  void files.packFirst();
  app.get('/*', { helmet: false }, async (request, reply) => {
    const answer = await files.answer({
      url: request.url,
      ifNoneMatch: request.headers['if-none-match'],
      acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    });
    if (answer === null) return notFound(reply);
    if (answer.isDocument) reply.helmet();
    return reply
      .status(answer.status)
      .headers({ ...NO_SNIFFING, ...answer.headers })
      .send(answer.body ?? undefined);
  });
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
    app.route({ method, url: '/*', helmet: false, handler: (_, reply) => onlyRead(reply) });
};

const NO_SNIFFING = { 'x-content-type-options': 'nosniff' };

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.request.url.startsWith('/api/')
    ? reply.status(404).headers(NO_SNIFFING).send(new Problem('not-found').body)
    : reply.status(404).headers(NO_SNIFFING).type('text/plain; charset=utf-8').send('not found');

const onlyRead = (reply: FastifyReply): FastifyReply =>
  reply
    .status(405)
    .headers({ ...NO_SNIFFING, allow: 'GET, HEAD' })
    .type('text/plain; charset=utf-8')
    .send('only GET and HEAD');

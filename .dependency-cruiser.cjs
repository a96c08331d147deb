// Imports go down: app > features > server, web, ui > wire. Tests are left out: they may import anything.
// The server may name the browser's types (it renders pages), never its values; what both need lives in src/wire/.
const serverFiles = '(feature|tables|policy|queries|commands|routes|jobs|engine)(/|\\.ts$)'
const surface = '(contract|tables|queries|commands)(\\.ts$|/)|[^/]+/web/'

const rules = {
  'no-cycles': { from: {}, to: { circular: true } },
  'no-feature-cycles': { scope: 'folder', from: { path: '^src/features/[^/]+$' }, to: { circular: true } },
  'no-unresolved': { from: {}, to: { couldNotResolve: true, pathNot: '^(/@|virtual:)' } },
  'browser-never-imports-server': {
    from: { path: '^src/(web|ui)/|^src/app/(entry-browser|pages)|^src/features/[^/]+/(web/|contract|endpoints/)' },
    to: { path: `^src/server/|^src/features/[^/]+/${serverFiles}` },
  },
  'server-never-imports-browser': {
    from: { path: `^src/server/|^src/app/(main|api|features|jobs)\\.ts$|^src/features/[^/]+/${serverFiles}` },
    to: { path: '^src/(web|ui)/|^src/features/[^/]+/web/', dependencyTypesNot: ['type-only'] },
  },
  'documents-are-drawn-on-the-server': {
    from: {
      path: '^src/(web|ui)/|^src/app/(entry-browser|pages)|^src/features/[^/]+/web/',
      pathNot: '^src/web/pdf/',
    },
    to: { path: '^src/features/[^/]+/documents/|^src/web/pdf/' },
  },
  'platform-knows-no-feature': { from: { path: '^src/(ui|web|server|wire)/' }, to: { path: '^src/(features|app)/' } },
  'nobody-imports-app': { from: { path: '^src/', pathNot: '^src/(app|testing)/' }, to: { path: '^src/app/' } },
  'ui-is-plain': { from: { path: '^src/ui/' }, to: { path: '^src/(web|server)/' } },
  'wire-stays-pure': {
    from: { path: '^src/wire/' },
    to: { pathNot: '^src/wire/|(^|/)node_modules/(zod|@date-fns/tz)/' },
  },
  'contracts-are-pure': {
    from: { path: '^src/features/[^/]+/contract(\\.ts$|/)' },
    to: { pathNot: '/contract(\\.ts$|/)|^src/wire/|(^|/)node_modules/(zod|jsep)/' },
  },
  'endpoints-are-strings': {
    from: { path: '^src/features/[^/]+/endpoints/' },
    to: { pathNot: '^src/wire/endpoint\\.ts$' },
  },
  'packages-know-no-product': { from: { path: '^packages/([^/]+)/' }, to: { path: '^(src|scripts|journeys)/' } },
  'packages-are-seen-only-by-app': {
    from: { path: '^src/', pathNot: '^src/(app|testing)/|/gallery/' },
    to: { path: '^packages/' },
  },
  'testing-is-for-tests': {
    from: { path: '^src/', pathNot: '/testing/' },
    to: { path: '^src/testing/' },
  },
  // Besides: who asks is what accounts know; mails and documents are drawn by what Vite builds; a page of many features is
  // put together from their panels; commands of the terminal, the demo and tests do what people would.
  'app-meets-features-at-their-entries': {
    from: {
      path: '^src/app/',
      pathNot:
        '^src/app/(command-line|demo)/|^src/app/(mails|documents|dashboard-pages|dashboard/(profile|admin-home|learner-home)-page|shell/site-footer)\\.tsx$',
    },
    to: { path: '^src/features/', pathNot: '/feature\\.ts$|^src/features/accounts/(queries|commands)(\\.ts$|/)' },
  },
  'features-meet-at-their-surface': {
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: `^src/features/($1/|[^/]+/${surface})` },
  },
  'routes-do-not-touch-the-database': {
    from: { path: '/routes(\\.ts$|/)' },
    to: { path: '^src/server/database|/tables(\\.ts$|/)' },
  },
  'commands-know-no-http': {
    from: { path: '^src/features/[^/]+/(queries|commands|policy|jobs)(\\.ts$|/)' },
    to: { path: '^src/features/[^/]+/routes(\\.ts$|/)|(^|/)node_modules/fastify/' },
  },
  'stripe-has-one-door': {
    from: { path: '^src/', pathNot: '^src/server/payments(\\.ts$|/)|^src/testing/' },
    to: { path: '(^|/)node_modules/(stripe|@chargily)/' },
  },
}

module.exports = {
  forbidden: Object.entries(rules).map(([name, rule]) => ({ name, severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(test|spec)\\.tsx?$|/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'default'], exportsFields: ['exports'] },
  },
}

// The import rules of ARCHITECTURE.md as an executable table. `scripts/test.mjs` runs them and asserts that modules
// were seen.

/** What each package may import of ours besides itself; npm packages are held to its package.json by the last rules. */
const allowedPackages = {
  contracts: [],
  phrases: ['contracts'],
  nice: [],
  linguistics: ['nice'],
  classification: ['nice'],
  similarity: ['nice'],
  grounds: ['nice', 'linguistics', 'similarity'],
  intents: ['contracts'],
  'register-index': ['similarity'],
  simulators: ['nice'],
  server: [
    'contracts',
    'phrases',
    'similarity',
    'register-index',
    'nice',
    'linguistics',
    'classification',
    'grounds',
    'intents',
    'simulators',
  ],
  web: ['contracts', 'phrases'],
}
/** Reads the legal texts from Markdown: the web's build does, and the server for mails; the browser never does. */
const legalParser = '^packages/phrases/src/legal/markdown\\.ts$'
/** The invented marks that measurements of several packages share. */
const inventedMarks = '^packages/register-index/bench/synthetic-marks\\.ts$'
const tests = '(\\.(test|contract)\\.tsx?$|/test-[^/]+\\.ts$|/(test|bench)/)'
/**
 * The order of the server's capabilities, with the others that each may import. No row names a later one, so imports
 * never lead back. Handlers import `accounts` for the type of a call; access to the call is checked above `billing`.
 */
const allowedCapabilities = {
  audit: [],
  identity: [],
  register: [],
  accounts: ['audit', 'identity'],
  invoices: ['accounts'],
  reference: ['audit', 'register', 'accounts'],
  billing: ['audit', 'accounts', 'reference'],
  news: ['accounts'],
  payment: ['audit', 'accounts', 'invoices', 'billing', 'news'],
  access: ['identity', 'accounts', 'billing'],
  feedback: ['accounts'],
  declarations: ['audit', 'accounts'],
  notices: ['audit', 'accounts', 'payment'],
  health: ['register', 'accounts'],
  exports: [],
  dossiers: ['accounts', 'exports'],
  brands: ['register', 'accounts', 'reference'],
  boards: ['register', 'accounts', 'reference', 'billing', 'exports', 'brands'],
  logos: ['register', 'accounts'],
  search: ['identity', 'register', 'accounts', 'logos', 'reference', 'billing', 'exports', 'dossiers', 'brands'],
  protocol: ['accounts', 'exports', 'search'],
  backup: ['protocol'],
  radar: ['identity', 'register', 'accounts', 'logos', 'reference', 'billing', 'exports', 'dossiers', 'search'],
  deadlines: ['register', 'accounts', 'boards', 'radar'],
  domains: ['accounts'],
  guardian: ['register', 'accounts', 'logos', 'reference', 'billing', 'exports', 'dossiers', 'search', 'domains'],
  pilot: [
    'register',
    'accounts',
    'logos',
    'billing',
    'exports',
    'dossiers',
    'search',
    'radar',
    'deadlines',
    'domains',
    'guardian',
  ],
  advisor: ['register', 'accounts', 'billing', 'search', 'guardian'],
  ingest: ['register'],
  feeds: ['audit', 'accounts', 'register', 'ingest'],
  insights: ['register', 'brands', 'search', 'ingest'],
  chat: ['access', 'accounts', 'billing', 'brands', 'deadlines', 'guardian', 'advisor', 'insights'],
  mcp: ['access', 'identity', 'accounts', 'chat'],
  discovery: ['register'],
  administration: ['audit', 'identity', 'register', 'accounts', 'billing'],
}
const capabilityNames = Object.keys(allowedCapabilities)
/** Entries and the files that assemble the server: above the capabilities. */
const serverTop = '^packages/server/src/([^/]+\\.ts$|compose/)'

/** The page's zones, lowest first. Files directly in `src` and in `server` are the app, which joins the features. */
const webZones = [
  { zone: 'lib', above: '(?!lib/)' },
  { zone: 'ui', above: '(?!lib/|ui/|theme/)' },
  { zone: 'shell', above: '(?!lib/|ui/|theme/|shell/)' },
  { zone: 'features', above: '(?!lib/|ui/|theme/|shell/|features/)' },
]

const packageRules = Object.entries(allowedPackages).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `packages/${name} imports of ours: ${allowed.length > 0 ? allowed.join(', ') : 'nothing'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|e2e|scripts)/', pathNot: [`^packages/(${[name, ...allowed].join('|')})/`, inventedMarks] },
}))

/** Folders of packages, each with those that it may import. The files beside the folders may import all. */
const allowedFolders = {
  similarity: {
    letters: [],
    sound: ['letters'],
    words: ['sound', 'letters'],
    pronunciation: ['words', 'sound'],
    meaning: ['words', 'letters'],
    name: ['meaning', 'pronunciation', 'words', 'sound', 'letters'],
    classes: [],
    goods: ['classes', 'letters'],
    assess: ['goods', 'name', 'meaning', 'words', 'letters'],
    logo: [],
  },
  'register-index': {
    memory: [],
    layout: ['memory'],
    filter: ['layout', 'memory'],
    logo: ['filter', 'layout', 'memory'],
    build: ['logo', 'layout', 'memory'],
    keys: ['build', 'layout'],
    store: ['build', 'logo', 'layout', 'memory'],
    retrieve: ['layout', 'memory'],
    score: ['filter', 'retrieve', 'layout', 'memory'],
    search: ['score', 'filter', 'retrieve', 'logo', 'build', 'layout', 'memory'],
  },
}
const folderRules = Object.entries(allowedFolders).flatMap(([packageName, folders]) =>
  Object.entries(folders).map(([name, allowed]) => ({
    name: `${packageName}-${name}-imports`,
    comment: `${packageName}/src/${name} imports of its package: ${allowed.length > 0 ? allowed.join(', ') : 'nothing'}.`,
    severity: 'error',
    from: { path: `^packages/${packageName}/src/${name}/`, pathNot: tests },
    to: {
      path: `^packages/${packageName}/src/`,
      pathNot: `^packages/${packageName}/src/(${[name, ...allowed].join('|')})/`,
    },
  })),
)
const orderRules = Object.entries(allowedCapabilities).map(([name, allowed]) => ({
  name: `${name}-knows-only-what-is-below`,
  comment: `${name} imports platform and: ${allowed.join(', ') || 'no capability'}.`,
  severity: 'error',
  from: { path: `^packages/server/src/${name}/`, pathNot: tests },
  to: { path: `^packages/server/src/(${capabilityNames.filter((one) => one !== name && !allowed.includes(one)).join('|')})/` },
}))
for (const [index, [name, allowed]] of Object.entries(allowedCapabilities).entries())
  for (const one of allowed)
    if (!capabilityNames.slice(0, index).includes(one)) throw new Error(`${name} may not name ${one}: it is not above it.`)

module.exports = {
  forbidden: [
    ...packageRules,
    ...folderRules,
    ...orderRules,
    {
      name: 'capabilities-are-in-order',
      comment: 'Every folder of the server is platform, compose or a row of the table above.',
      severity: 'error',
      from: {
        path: '^packages/server/src/[^/]+/',
        pathNot: `^packages/server/src/(platform|compose|${capabilityNames.join('|')})/`,
      },
      to: {},
    },
    {
      name: 'contracts-know-zod-only',
      comment: 'Both ends and the browser load the contract: zod and nothing else, not even Node.',
      severity: 'error',
      from: { path: '^packages/(contracts|phrases|nice)/src/', pathNot: [tests, legalParser] },
      to: { path: '.', pathNot: ['^packages/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'legal-parser-knows-marked-only',
      comment: 'Besides the parser of Markdown, it is as free as the other phrases.',
      severity: 'error',
      from: { path: legalParser },
      to: { path: '.', pathNot: ['^packages/', '(^|/)node_modules/marked/'] },
    },
    {
      name: 'similarity-is-pure',
      comment: 'No I/O, no clock, no randomness: nothing of Node, and only what its package.json lists.',
      severity: 'error',
      from: { path: '^packages/similarity/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'index-knows-no-database',
      comment: 'The embedded engine knows postings and columns, no database and no HTTP.',
      severity: 'error',
      from: { path: '^packages/register-index/src/', pathNot: tests },
      to: { path: ['(^|/)node_modules/(pg|pg-[^/]+|fastify|@fastify)/', '^(node:)?(http|https|http2|net|tls|dgram)$'] },
    },
    {
      name: 'simulators-only-start-the-sample',
      comment: 'The server uses the simulators to write the sample register, nowhere else.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: [tests, serverTop, '^packages/server/src/ingest/sample-[^/]+\\.ts$'] },
      to: { path: '^packages/simulators/' },
    },
    {
      name: 'platform-knows-no-capability',
      comment: 'platform <- capabilities <- compose <- entries, types included.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: tests },
      to: { path: '^packages/server/src/(?!platform/)' },
    },
    {
      name: 'nobody-imports-the-top',
      comment: 'Capabilities receive what compose/ chose and config.ts read; they import neither.',
      severity: 'error',
      from: { path: '^packages/server/src/(?!compose/)[^/]+/', pathNot: tests },
      to: { path: serverTop },
    },
    {
      name: 'capabilities-meet-at-their-index',
      comment: 'A capability meets another only through its index.ts.',
      severity: 'error',
      from: { path: '^packages/server/src/([^/]+)/', pathNot: tests },
      to: { path: '^packages/server/src/([^/]+)/', pathNot: '^packages/server/src/($1|platform)/|/index\\.ts$' },
    },
    {
      name: 'engine-behind-its-port',
      comment: 'The server searches through search/engine/port.ts; the implementations beside it alone know the embedded engine.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: [tests, '^packages/server/src/search/engine/'] },
      to: { path: '^packages/register-index/' },
    },
    {
      name: 'sql-in-stores-only',
      comment: 'Only *.store.ts touches SQL; the platform connects, migrates and starts the database.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [tests, '\\.store\\.ts$', '^packages/server/src/platform/'] },
      to: { path: '(^|/)node_modules/(pg|pg-[^/]+)/' },
    },
    ...webZones.map(({ zone, above }) => ({
      name: `web-${zone}`,
      comment: `In the page, lib <- ui <- shell <- features <- app, types included: ${zone} imports nothing above it.`,
      severity: 'error',
      from: { path: `^packages/web/src/${zone}/`, pathNot: tests },
      to: { path: `^packages/web/src/${above}` },
    })),
    {
      name: 'web-features-meet-at-their-index',
      comment: 'A feature is entered only through its index.ts.',
      severity: 'error',
      from: { path: '^packages/web/src/(?!features/)', pathNot: tests },
      to: { path: '^packages/web/src/features/', pathNot: '/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'web-features-meet-each-other-at-their-index',
      comment: 'A feature meets another only through its index.ts.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^packages/web/src/features/([^/]+)/', pathNot: '^packages/web/src/features/$1/|/index\\.ts$' },
    },
    {
      name: 'product-without-tests',
      comment: 'What runs in production does not need what only tests need.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      comment: 'Modules in a circle can be read, tested and replaced only together. Types and dynamic imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'No other rule sees an import that does not resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'declared-packages-only',
      comment: 'An npm package is listed in the package.json of the package that imports it.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^packages/[^/]+/dist/'] },
    // Types couple modules as well.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
    skipAnalysisNotInRules: false,
  },
}

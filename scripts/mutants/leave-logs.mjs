// What a log line says is read by people: no test holds it to its words.

const nameOf = node => (node.type === 'MemberExpression' ? node.property : node).name
const isLog = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  nameOf(callee.object) === 'log' &&
  ['debug', 'info', 'warn', 'error'].includes(nameOf(callee))

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'logs',
    value: { shouldIgnore: ({ node }) => (isLog(node.expression ?? node) ? 'words of a log' : undefined) },
  },
]

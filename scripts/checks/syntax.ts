import ts from 'typescript'

import type { SourceFile } from './files.ts'

/** The syntax tree of one file; no types are resolved. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}

/** All nodes below `node`, parents before children. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = []
  node.forEachChild(child => void children.push(child))
  for (const child of children) {
    yield child
    yield* nodesOf(child)
  }
}

/** The line on which `node` starts, counted from 1. */
export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile()
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}

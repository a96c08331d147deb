import ts from 'typescript'

import type { SourceFile } from './files.ts'

const trees = new Map<string, ts.SourceFile>()

/** The syntax tree of one file; no types are resolved. Three checks ask for it, and it is made once. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  const known = trees.get(path)
  if (known?.text === text) return known
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  trees.set(path, tree)
  return tree
}

/** All nodes below `node`, parents before children. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (child: ts.Node): void => {
    nodes.push(child)
    child.forEachChild(visit)
  }
  node.forEachChild(visit)
  return nodes
}

/** The line on which `node` starts, counted from 1. */
export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile()
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}

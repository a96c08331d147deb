import { expect, test } from 'vitest'

import { runTool } from './tools.ts'

const node = (script: string, ceilings: { memoryBytes?: number; cpuSeconds?: number }) =>
  runTool(process.execPath, ['-e', script], { ceilings })

test('T39 T53 a program that fills the memory is ended, and the reason is told', async () => {
  const fills = 'const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 20)'
  await expect(node(fills, { memoryBytes: 3e8 })).rejects.toThrow('ended, because it took more than 300 MB of memory')
})

test('T39 T53 a program that never ends its work is ended by the processor time that it took', async () => {
  await expect(node('for (;;);', { cpuSeconds: 1 })).rejects.toThrow('it took more than 1 s of processor time')
})

test('a program within its ceilings is left alone, also when it waits long', async () => {
  expect(await node("setTimeout(() => console.log('done'), 2500)", { memoryBytes: 3e8, cpuSeconds: 2 })).toBe('done\n')
})

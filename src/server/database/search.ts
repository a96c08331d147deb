import { ilike, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Conditions that every word of a search stands somewhere in a column, in any case; none for an empty search. */
export function likeEachWord(column: PgColumn, words: string | undefined): SQL[] {
  return (words?.split(/\s+/).filter(Boolean) ?? []).map(word => ilike(column, `%${escapeLike(word)}%`))
}

/** Takes their meaning from the wildcards of LIKE. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

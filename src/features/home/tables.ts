import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'
import type { RefusalCode } from '#src/wire/refusals.ts'

/** Made for each table: a column belongs to one. */
const slideColumns = () => ({
  h1: text('h1').notNull(),
  p: text('p').notNull(),
  link: text('link').notNull(),
  color: text('color', { enum: ['black', 'white'] })
    .notNull()
    .default('white'),
  assetType: text('asset_type', { enum: ['image', 'video'] }).notNull(),
})

export const heroSlides = pgTable(
  'hero_slides',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pageNb: smallint('page_nb').notNull().unique(),
    ...slideColumns(),
    assetUrl: text('asset_url').notNull(),
    /** The still image: the slide itself, or what stands before a video plays, if one was given. */
    image: text('image'),
    /** The colour that most of the still's edge has, "#rrggbb". */
    ground: text('ground'),
    /** The same for the dark theme; without it the dark theme shows what the light one does. */
    darkAssetType: text('dark_asset_type', { enum: ['image', 'video'] }),
    darkAssetUrl: text('dark_asset_url'),
    darkImage: text('dark_image'),
    darkGround: text('dark_ground'),
  },
  table => [
    check('hero_slides_page', sql`${table.pageNb} between 1 and 3`),
    check('hero_slides_color', sql`${table.color} in ('black', 'white')`),
    check('hero_slides_asset', sql`${table.assetType} in ('image', 'video')`),
    check('hero_slides_dark', sql`(${table.darkAssetType} is null) = (${table.darkAssetUrl} is null)`),
  ],
)

/** For each slide and theme, the newest file that was to replace what is shown. */
export const heroUploads = pgTable(
  'hero_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pageNb: smallint('page_nb').notNull(),
    theme: text('theme', { enum: ['light', 'dark'] })
      .notNull()
      .default('light'),
    ...slideColumns(),
    /** Where the file arrives. */
    key: text('key').notNull(),
    state: text('state', { enum: ['waiting', 'published', 'failed'] })
      .notNull()
      .default('waiting'),
    failure: text('failure').$type<RefusalCode>(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [
    unique('hero_uploads_place').on(table.pageNb, table.theme),
    check('hero_uploads_page', sql`${table.pageNb} between 1 and 3`),
    check('hero_uploads_theme', sql`${table.theme} in ('light', 'dark')`),
    check('hero_uploads_state', sql`${table.state} in ('waiting', 'published', 'failed')`),
  ],
)

/** Figures that change while the site runs, by name: those that administrators edit (D-62), and those that jobs count. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})

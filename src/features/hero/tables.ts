import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'

export const heroSlides = pgTable(
  'hero_slides',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pageNb: smallint('page_nb').notNull().unique(),
    h1: text('h1').notNull(),
    p: text('p').notNull(),
    link: text('link').notNull(),
    color: text('color', { enum: ['black', 'white'] })
      .notNull()
      .default('white'),
    assetType: text('asset_type', { enum: ['image', 'video'] }).notNull(),
    assetUrl: text('asset_url').notNull(),
    /** The still picture: the slide itself, or what stands before a video plays. */
    image: text('image').notNull(),
  },
  table => [
    check('hero_slides_page', sql`${table.pageNb} between 1 and 3`),
    check('hero_slides_color', sql`${table.color} in ('black', 'white')`),
    check('hero_slides_asset', sql`${table.assetType} in ('image', 'video')`),
  ],
)

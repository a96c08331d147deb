import { z } from 'zod'

import { Id, Line, Upload, Version, WebAddress, wholeNumber } from '#src/wire/fields.ts'
import { FIGURES_MAX } from '#src/wire/text/text-limits.ts'
import { SLIDE_TYPES } from '#src/wire/upload-limits.ts'

const Color = z.enum(['black', 'white'])
const AssetType = z.enum(['image', 'video'])

/** A place of this site or an address on the web, never another scheme or a host without one (T44). */
const SlideLink = z
  .string()
  .trim()
  .max(500)
  .refine(link => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(link) || WebAddress.safeParse(link).success, {
    error: 'link: must be a path of this site or an address that begins with https://',
  })

const slideFields = { h1: z.string(), p: z.string(), link: z.string(), color: Color }

const slideArt = {
  /** The still image; empty for a video of which none was sent. */
  image: z.string(),
  asset: z.object({ asset_type: AssetType, url: z.string() }).optional(),
  /** The colour on which the words stand, "#rrggbb"; none where they would not be read well on it. */
  ground: z.string().optional(),
}

export const HeroSlide = z.object({
  _id: Id,
  ...slideFields,
  ...slideArt,
  /** What the dark theme shows instead, if it shows anything else. Words on it are white. */
  dark: z.object(slideArt).optional(),
})

const NewestUpload = z.object({
  _id: Id,
  state: z.enum(['waiting', 'published', 'failed']),
  /** Why it failed, in words for the screen. */
  failure: z.string().nullable(),
})

/** What administrators see: the slide as it is, and what became of the newest files that were to replace it. */
const HeroItem = z.object({
  pageNb: z.number(),
  version: Version,
  slide: HeroSlide.optional(),
  upload: NewestUpload.optional(),
  darkUpload: NewestUpload.optional(),
})

const ContentType = z.enum([...SLIDE_TYPES.image, ...SLIDE_TYPES.video])

const PageNb = wholeNumber(1, 3)

const slideWords = {
  h1: Line.min(1).max(120),
  p: Line.min(1).max(300),
  link: SlideLink,
  color: Color.default('white'),
}

/** The four that the specification knows (L-HOME-14); their labels are the message catalogue's. */
const SpecifiedFigure = z.object({
  value: z.string(),
  name: z.enum(['papers', 'collaborations', 'athletes', 'improvement']),
})
const OwnFigure = z.object({ value: z.string(), label: z.string() })

/** The figures of the landing page in their order, as they are shown: "120+", "95%" (D-62). */
export const Statistics = z.object({ figures: z.array(z.union([SpecifiedFigure, OwnFigure])) })

export const homeContract = {
  heroPages: { input: z.strictObject({ name: z.literal('hero') }), output: z.object({ pages: z.array(HeroSlide) }) },
  heroItems: {
    input: z.strictObject({}),
    /** `isSentAway`: files go straight to another host, which only a page that was loaded for it may call. */
    output: z.object({ items: z.array(HeroItem), isSentAway: z.boolean() }),
  },
  /**
   * First of three steps. The second sends the file to `url` by PUT, with its content type and `x-amz-acl: public-read`;
   * the third, `publishHero`, says when it is there. Without the third the file is found some seconds later.
   */
  updateHero: {
    input: z
      .strictObject({
        name: Line.min(1).max(100),
        ...slideWords,
        asset_type: AssetType,
        pageNb: PageNb,
        /** A file for the dark theme changes nothing but what that theme shows; the slide has to be there. */
        theme: z.enum(['light', 'dark']).default('light'),
        fileName: Line.min(1).max(255),
        contentType: ContentType,
        /** The file's bytes. Known beforehand, it is signed, and a browser may send to S3 by itself. */
        size: wholeNumber(1, 100_000_000).optional(),
        version: Version.optional(),
      })
      .refine(({ asset_type, contentType }) => contentType.startsWith(`${asset_type}/`), {
        error: 'contentType: does not fit the asset type',
      }),
    output: z.object({ url: z.string(), upload: Id }),
  },
  /** Checks the file that was sent and puts it into the landing page. `still` is what stands before a video plays. */
  publishHero: {
    input: z.strictObject({ pageNb: PageNb, upload: Id, still: Upload.optional() }),
    output: z.object({ slide: HeroSlide }),
    files: 1,
  },
  /** Changes the words of a slide, and on wish a video's still; its file stays. */
  changeHero: {
    input: z.strictObject({ pageNb: PageNb, ...slideWords, still: Upload.optional(), version: Version.optional() }),
    output: z.object({ slide: HeroSlide }),
    files: 1,
  },
  /** The dark theme shows again what the light one does. */
  dropDarkHero: { input: z.strictObject({ pageNb: PageNb }), output: z.object({ slide: HeroSlide }) },
  /** `version` is for administrators. */
  getStatistics: { input: z.strictObject({}), output: Statistics.extend({ version: Version.optional() }) },
  saveStatistics: {
    input: z.strictObject({
      figures: z.array(z.strictObject({ value: Line.min(1).max(12), label: Line.min(1).max(80) })).max(FIGURES_MAX),
      version: Version.optional(),
    }),
    output: Statistics,
  },
  /** Back to what stands there by itself. */
  restoreStatistics: { input: z.strictObject({}), output: Statistics },
} as const

// The part of schema.org (release 29) that an academy speaks, and what Google asks of it for its search results
// (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).

/** Properties with the types that their values may have, parted by `|`. */
type Properties = Readonly<Record<string, string>>

export type TypeRule = {
  readonly is?: string
  readonly properties: Properties
  /** Without these, Google shows nothing; `a|b` asks for one of both. */
  readonly required?: readonly string[]
  /** What Google recommends, and we can always say. */
  readonly recommended?: readonly string[]
}

const creativeWork: Properties = {
  abstract: 'Text',
  aggregateRating: 'AggregateRating',
  author: 'Person|Organization',
  citation: 'CreativeWork|Text',
  commentCount: 'Integer',
  dateModified: 'Date|DateTime',
  datePublished: 'Date|DateTime',
  encoding: 'MediaObject',
  headline: 'Text',
  inLanguage: 'Language',
  isAccessibleForFree: 'Boolean',
  isPartOf: 'CreativeWork|URL',
  keywords: 'Text',
  license: 'URL|CreativeWork',
  offers: 'Offer',
  provider: 'Organization|Person',
  publisher: 'Organization|Person',
  review: 'Review',
  thumbnailUrl: 'URL',
  timeRequired: 'Duration',
}

export const types: Readonly<Record<string, TypeRule>> = {
  Thing: {
    properties: {
      description: 'Text',
      identifier: 'PropertyValue|Text|URL',
      image: 'URL|ImageObject',
      mainEntityOfPage: 'URL|CreativeWork',
      name: 'Text',
      potentialAction: 'Action',
      sameAs: 'URL',
      url: 'URL',
    },
  },
  CreativeWork: { is: 'Thing', properties: creativeWork },
  Article: {
    is: 'CreativeWork',
    properties: { articleBody: 'Text', articleSection: 'Text', pageEnd: 'Text|Integer', pageStart: 'Text|Integer' },
    required: ['headline'],
    recommended: ['author', 'datePublished', 'dateModified', 'image'],
  },
  BlogPosting: { is: 'Article', properties: {}, recommended: ['mainEntityOfPage', 'publisher'] },
  ScholarlyArticle: { is: 'Article', properties: {}, recommended: ['abstract', 'publisher', 'url'] },
  Periodical: { is: 'CreativeWork', properties: { issn: 'Text' }, required: ['name'] },
  MediaObject: {
    is: 'CreativeWork',
    properties: { contentUrl: 'URL', encodingFormat: 'Text', uploadDate: 'Date|DateTime', duration: 'Duration' },
    required: ['contentUrl'],
  },
  ImageObject: { is: 'MediaObject', properties: {} },
  VideoObject: { is: 'MediaObject', properties: {}, required: ['name', 'thumbnailUrl', 'uploadDate'] },
  WebSite: { is: 'CreativeWork', properties: {}, required: ['name', 'url'] },
  Course: {
    is: 'CreativeWork',
    properties: { courseCode: 'Text', hasCourseInstance: 'CourseInstance', educationalLevel: 'Text' },
    required: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
    recommended: ['url', 'image'],
  },
  CourseInstance: {
    is: 'Event',
    properties: { courseMode: 'CourseMode', courseWorkload: 'Duration', courseSchedule: 'Thing', instructor: 'Person' },
    required: ['courseMode', 'courseWorkload|courseSchedule'],
  },
  Event: {
    is: 'Thing',
    properties: {
      endDate: 'Date|DateTime',
      eventAttendanceMode: 'EventAttendanceMode',
      eventStatus: 'EventStatus',
      location: 'Place|VirtualLocation',
      offers: 'Offer',
      organizer: 'Organization|Person',
      performer: 'Person|Organization',
      subEvent: 'Event',
      startDate: 'Date|DateTime',
    },
  },
  Place: { is: 'Thing', properties: { address: 'Text|PostalAddress' }, required: ['name', 'address'] },
  PostalAddress: {
    is: 'Thing',
    properties: { addressCountry: 'Text', addressLocality: 'Text', postalCode: 'Text', streetAddress: 'Text' },
  },
  Person: {
    is: 'Thing',
    properties: { affiliation: 'Organization', email: 'Text', jobTitle: 'Text', worksFor: 'Organization' },
    required: ['name'],
  },
  Organization: {
    is: 'Thing',
    properties: {
      address: 'Text|PostalAddress',
      contactPoint: 'ContactPoint',
      email: 'Text',
      logo: 'URL|ImageObject',
      telephone: 'Text',
    },
    required: ['name'],
  },
  EducationalOrganization: { is: 'Organization', properties: {}, required: ['url', 'logo'] },
  ContactPoint: {
    is: 'Thing',
    properties: { contactType: 'Text', email: 'Text', telephone: 'Text' },
    required: ['email|telephone'],
  },
  Offer: {
    is: 'Thing',
    properties: {
      availability: 'ItemAvailability',
      category: 'OfferCategory',
      price: 'Number',
      priceCurrency: 'Currency',
      validFrom: 'Date|DateTime',
    },
    required: ['price', 'priceCurrency'],
  },
  AggregateRating: {
    is: 'Thing',
    properties: {
      bestRating: 'Number',
      ratingCount: 'Positive',
      ratingValue: 'Number',
      reviewCount: 'Positive',
      worstRating: 'Number',
    },
    required: ['ratingValue', 'ratingCount|reviewCount'],
  },
  Rating: {
    is: 'Thing',
    properties: { bestRating: 'Number', ratingValue: 'Number', worstRating: 'Number' },
    required: ['ratingValue'],
  },
  Review: {
    is: 'CreativeWork',
    properties: { reviewBody: 'Text', reviewRating: 'Rating' },
    required: ['author', 'reviewRating'],
  },
  PropertyValue: { is: 'Thing', properties: { propertyID: 'Text', value: 'Text' }, required: ['value'] },
  Action: { is: 'Thing', properties: { target: 'UrlTemplate|EntryPoint' } },
  SearchAction: { is: 'Action', properties: { 'query-input': 'Text' }, required: ['target', 'query-input'] },
  EntryPoint: { is: 'Thing', properties: { urlTemplate: 'UrlTemplate' }, required: ['urlTemplate'] },
  ItemList: {
    is: 'Thing',
    properties: { itemListElement: 'ListItem', numberOfItems: 'Integer' },
    required: ['itemListElement'],
  },
  BreadcrumbList: { is: 'ItemList', properties: {} },
  ListItem: {
    is: 'Thing',
    properties: { item: 'URL|Thing', position: 'Positive' },
    required: ['position', 'item|url'],
  },
}

/** What a type alone does not ask for: of an event that people go to, Google wants more than of one of a course. */
export const whenOutermost: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location', 'description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'organizer'],
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const fits = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)
const isTime = (value: unknown) => !Number.isNaN(Date.parse(String(value)))
const oneOf = (prefix: string, names: string) => fits(new RegExp(`^${prefix}(${names})$`))
const isAddress = (value: unknown) => fits(/^https?:\/\/\S+$/)(value) && URL.canParse(String(value))

/** The types whose values are no objects. */
export const literals: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: isText,
  URL: isAddress,
  UrlTemplate: value => isAddress(value) && /\{\w+\}/.test(String(value)),
  Date: value => fits(/^\d{4}-\d\d-\d\d$/)(value) && isTime(value),
  DateTime: value => fits(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/)(value) && isTime(value),
  Duration: fits(/^P(?=\w)(\d+W|(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?)$/),
  Number: value => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  Integer: value => Number.isInteger(value) && Number(value) >= 0,
  Positive: value => Number.isInteger(value) && Number(value) > 0,
  Boolean: value => typeof value === 'boolean',
  Language: fits(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  Currency: fits(/^[A-Z]{3}$/),
  CourseMode: oneOf('', 'Online|Onsite|Blended'),
  OfferCategory: oneOf('', 'Free|Partially Free|Subscription|Paid'),
  EventStatus: oneOf('https://schema.org/', 'Event(Scheduled|Cancelled|Postponed|Rescheduled|MovedOnline)'),
  EventAttendanceMode: oneOf('https://schema.org/', '(Offline|Online|Mixed)EventAttendanceMode'),
  ItemAvailability: oneOf('https://schema.org/', 'InStock|SoldOut|PreOrder'),
}

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import type {
  ApplicantType,
  ApplicationLevel,
  ClubLevel,
  CoachingLevel,
  RegistrationStatus,
} from '#src/wire/application-rules.ts'

export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    applicantType: text('applicant_type').$type<ApplicantType>().notNull(),
    desiredDevelopment: text('desired_development').notNull().default(''),
    level: text('level').$type<ApplicationLevel>().notNull(),
    deadline: instant('deadline').notNull(),
    image: text('image'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    index('applications_deadline').on(table.applicantType, table.deadline, table.id),
    check('applications_type', sql`${table.applicantType} in ('ClubApplication', 'CoachApplication')`),
    check('applications_level', sql`${table.level} in ('Youth', 'Amateur', 'Professional')`),
  ],
)

export const applicationSteps = pgTable(
  'application_steps',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    image: text('image'),
  },
  table => [primaryKey({ columns: [table.applicationId, table.position] })],
)

/** What registrations of clubs and coaches share. */
const registrationColumns = () => ({
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
  /** Who was signed in while registering. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  /** In lower case. */
  contactEmail: text('contact_email').notNull(),
  /** True where whoever sent it was signed in and had proven that the email is theirs; anybody can type one. */
  isProven: boolean('is_proven').notNull().default(false),
  /** Digits, with a leading plus where one was given (D-51). */
  contactPhone: text('contact_phone').notNull(),
  status: text('status').$type<RegistrationStatus>().notNull().default('pending'),
  createdAt: instant('created_at').notNull().defaultNow(),
  decidedAt: instant('decided_at'),
  /** Words to the applicant, of whoever decided. */
  reason: text('reason'),
})

export const clubRegistrations = pgTable(
  'club_registrations',
  {
    ...registrationColumns(),
    location: text('location').notNull(),
    establishedYear: smallint('established_year').notNull(),
    website: text('website'),
    description: text('description'),
    level: text('level').$type<ClubLevel>().notNull(),
    clubSize: integer('club_size').notNull(),
    /** Storage key of a private file. */
    logo: text('logo').notNull(),
  },
  table => [
    uniqueIndex('club_registrations_claim').on(table.applicationId, table.contactEmail, table.isProven).concurrently(),
    uniqueIndex('club_registrations_person')
      .on(table.applicationId, table.userId)
      .where(sql`${table.userId} is not null`),
    index('club_registrations_user').on(table.userId).concurrently(),
    index('club_registrations_contact').on(table.contactEmail).concurrently(),
    index('club_registrations_sent').on(table.applicationId, table.createdAt, table.id).concurrently(),
    check('club_registrations_status', sql`${table.status} in ('pending', 'approved', 'rejected')`),
    check('club_registrations_numbers', sql`${table.establishedYear} >= 1800 and ${table.clubSize} >= 1`),
  ],
)

export const coachRegistrations = pgTable(
  'coach_registrations',
  {
    ...registrationColumns(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    experienceYears: smallint('experience_years').notNull(),
    qualifications: text('qualifications'),
    specialties: text('specialties'),
    currentClub: text('current_club'),
    biography: text('biography'),
    coachingLevel: text('coaching_level').$type<CoachingLevel>().notNull(),
    languagesSpoken: text('languages_spoken'),
    /** Storage key of a private file. */
    image: text('image').notNull(),
  },
  table => [
    uniqueIndex('coach_registrations_claim').on(table.applicationId, table.contactEmail, table.isProven).concurrently(),
    uniqueIndex('coach_registrations_person')
      .on(table.applicationId, table.userId)
      .where(sql`${table.userId} is not null`),
    index('coach_registrations_user').on(table.userId).concurrently(),
    index('coach_registrations_contact').on(table.contactEmail).concurrently(),
    index('coach_registrations_sent').on(table.applicationId, table.createdAt, table.id).concurrently(),
    check('coach_registrations_status', sql`${table.status} in ('pending', 'approved', 'rejected')`),
    check('coach_registrations_experience', sql`${table.experienceYears} >= 0`),
  ],
)

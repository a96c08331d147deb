// A large academy by SQL alone: as many people, orders and courses as a test or a measurement wants.
import type pg from 'pg'

import { manyMemberships } from './large-memberships.ts'
import type { Size } from './large-sizes.ts'

/** Ids as they should be, in the order of the rows: an index of random ones would be filled at random, and slowly. */
const seedId = `create function pg_temp.seed_id(kind text, place float8) returns uuid language sql immutable as $$
      select (lpad(to_hex((place * 4294967295)::bigint), 8, '0') || '-' || substr(mark, 1, 4) || '-4' || substr(mark, 5, 3)
        || '-8' || substr(mark, 8, 3) || '-' || substr(mark, 11, 12))::uuid from (select md5(kind || place) as mark) marked $$`

/** Two thousand words, of which the first are frequent and the last rare: the planner learns a vocabulary, as in a real academy. */
const seedWord = `create function pg_temp.seed_word(place float8, salt float8) returns text language sql immutable as $$
      select substr(translate(md5('word' || floor(2000 * power(place * 0.618034 + salt - floor(place * 0.618034 + salt), 3))), '0123456789', 'ghijklmnop'), 1, 7) $$`

type Step = readonly [what: string, statement: (size: Size) => string]

const long = '<p>' + 'How somebody trains, and what comes of it. '.repeat(25) + '</p>'

/** Each row has a number, by which the rows of other tables find it. Three years are spread over all numbers. */
const steps: readonly Step[] = [
  [
    'numbers',
    ({ users, courses }) => `
    ${seedId};
    ${seedWord};
    create temporary table seed_users as select n, pg_temp.seed_id('user', n::float8 / ${users}) as id from generate_series(0, ${users - 1}) n;
    create temporary table seed_courses as select n, gen_random_uuid() as id from generate_series(0, ${courses - 1}) n;
    create temporary table seed_categories as select n, gen_random_uuid() as id from generate_series(0, 9) n;
    alter table seed_users add primary key (n); alter table seed_courses add primary key (n);
    analyze seed_users; analyze seed_courses`,
  ],
  [
    'users',
    ({ users }) => `
    insert into users (id, first_name, last_name, password_hash, created_at, disabled_at, deletion_requested_at, erased_at)
    select id, (array['Amel','Bruno','Carla','Dario','Elena','Farid','Greta','Hamid','Irene','Jamal'])[1 + n % 10] || chr(97 + (n / 10) % 20),
      case (n / 200) % 500 when 7 then 'Rossi' else initcap(substr(translate(md5(((n / 200) % 500)::text), '0123456789', 'ghijklmnop'), 1, 7)) end,
      '-', now() - interval '1095 days' * (1 - n::float8 / ${users}),
      case when n % 101 = 3 then now() end, case when n % 211 = 5 then now() end, case when n % 307 = 7 then now() end
    from seed_users`,
  ],
  [
    'emails',
    () => `
    insert into account_emails (email, user_id, is_primary)
    select 'user' || n || '@example.org', id, true from seed_users where n % 307 <> 7`,
  ],
  [
    'categories',
    () => `
    insert into categories (id, name, position) select id, 'Subject ' || n, 100 + n from seed_categories`,
  ],
  [
    'courses',
    ({ courses }) => `
    insert into courses (id, title, outcome, description, price_cents, thumbnail, rating_average, rating_count, published_at, archived_at, created_at)
    select id, (array['Training','Sprint','Strength','Balance','Recovery','Nutrition'])[1 + n % 6] || ' in ' || pg_temp.seed_word(n, 0.1) || ' and ' || pg_temp.seed_word(n, 0.7) || ' ' || n,
      'You know how', '${long}' || pg_temp.seed_word(n, 0.3),
      1000 * (n % 9), 'public/courses/seed/960.avif', case when n % 4 > 0 then 3 + (n % 20) / 10.0 end, n % 50,
      case when n % 33 <> 1 then now() - interval '1095 days' * (1 - n::float8 / ${courses}) end, case when n % 50 = 3 then now() end,
      now() - interval '1096 days' * (1 - n::float8 / ${courses})
    from seed_courses`,
  ],
  [
    'categories of courses',
    () => `
    insert into course_categories (course_id, category_id, position)
    select course.id, category.id, step from seed_courses course cross join generate_series(0, 1) step
    join seed_categories category on category.n = (course.n + step * 3) % 10`,
  ],
  [
    'videos',
    ({ videosEach }) => `
    with made as (
      insert into videos (id, title, description, thumbnail, media_key, duration_seconds, published_at, archived_at, created_at)
      select gen_random_uuid(), 'Lesson ' || course.n || '.' || step || ' ' || pg_temp.seed_word(course.n * 5 + step, 0.2),
        'What it shows of ' || pg_temp.seed_word(course.n * 5 + step, 0.6), 'public/videos/seed/640.avif', 'private/videos/seed.mp4',
        60 + (course.n * 7 + step) % 3600, case when (course.n + step) % 40 <> 1 then now() end, case when (course.n + step) % 90 = 7 then now() end,
        now() - interval '1 minute' * (course.n * ${videosEach} + step)
      from seed_courses course cross join generate_series(0, ${videosEach - 1}) step returning id, title)
    insert into course_videos (course_id, video_id, position)
    select course.id, made.id, split_part(split_part(made.title, ' ', 2), '.', 2)::int
    from made join seed_courses course on course.n = split_part(split_part(made.title, ' ', 2), '.', 1)::int`,
  ],
  [
    'enrolments',
    ({ users, courses, enrolments }) => `
    insert into enrolments (id, user_id, course_id, source, granted_at, revoked_at)
    select pg_temp.seed_id('enrolment', g::float8 / ${enrolments}), account.id, course.id, 'purchase', now() - interval '1095 days' * (g * 0.618 % 1), case when g % 97 = 0 then now() end
    from (select g, (g::bigint * ${users} / ${enrolments})::int as owner from generate_series(0, ${enrolments - 1}) g) wanted
    join seed_users account on account.n = wanted.owner
    join seed_courses course on course.n = (floor(${courses} * power((wanted.owner * 0.618) % 1, 2))::int + (g % 3) * ${Math.floor(courses / 7)}) % ${courses}
    order by g`,
  ],
  [
    'orders',
    ({ users, courses, orders }) => `
    insert into orders (id, user_id, course_id, amount_cents, currency, status, payment_intent_id, created_at, paid_at)
    select pg_temp.seed_id('order', g::float8 / ${orders}), account.id, course.id, 1000 * (wanted.course % 9), 'usd', status,
      case when status <> 'open' then 'pi_' || lpad(g::text, 8, '0') || md5(g::text) end, at,
      case when status in ('paid', 'refunded') then at + interval '1 minute' end
    from (select g, g % ${users} as owner, (g::bigint * 7919 % ${courses})::int as course, now() - interval '1095 days' * (1 - g::float8 / ${orders}) as at,
      case g % 50 when 1 then 'refunded' when 2 then 'cancelled' else case when g % 5000 = 3 then 'open' else 'paid' end end as status
      from generate_series(1, ${orders}) g) wanted
    join seed_users account on account.n = wanted.owner join seed_courses course on course.n = wanted.course order by g`,
  ],
  ['memberships', manyMemberships],
  [
    'the ledger, and messages of the payment provider',
    () => `
    insert into order_movements (order_id, payment_id, what, amount_cents, currency, happened_at) select orders.id, payment_intent_id, what, cents, currency, at from orders cross join lateral (values ('payment', amount_cents, paid_at), ('refund', -amount_cents, paid_at + interval '2 days')) moved (what, cents, at) where cents <> 0 and (status = 'refunded' or (status = 'paid' and what = 'payment')) order by at, id;
    insert into payment_events (id, type, payment_intent_id, outcome, received_at, reason)
    select 'evt_' || id::text, case when ascii(right(id::text, 1)) = 97 and left(id::text, 2) = 'ab' then 'charge.dispute.created' else 'payment_intent.succeeded' end,
      payment_intent_id, case when left(id::text, 3) = 'abc' then 'needs-review' else 'applied' end, created_at, 'no-order'
    from orders where payment_intent_id is not null order by id`,
  ],
  [
    'progress',
    ({ progress }) => `
    insert into video_progress (user_id, course_id, video_id, percent, updated_at)
    select user_id, enrolments.course_id, video_id, 40, granted_at + interval '1 day'
    from enrolments join course_videos on course_videos.course_id = enrolments.course_id and position = 0
    where revoked_at is null limit ${progress} on conflict do nothing`,
  ],
  [
    'readings and questions',
    () => `
    insert into written_lessons (course_id, position, kind, title, content, minutes, published_at)
    select id, 100 + step, case step when 0 then 'reading' else 'questions' end, 'Reading ' || n, '<p>What is known</p>', 8, now()
    from seed_courses cross join generate_series(0, 1) step;
    insert into written_progress (user_id, lesson_id, percent, completed_at) select user_id, written_lessons.id, 100, now() from video_progress join written_lessons using (course_id) where position = 100 on conflict do nothing`,
  ],
  [
    'ratings',
    () => `
    insert into course_ratings (course_id, user_id, stars, text)
    select course_id, user_id, 1 + (row_number() over (partition by course_id)) % 5, case when random() < .5 then 'Well told' else '' end
    from (select course_id, user_id, row_number() over (partition by course_id) as place from enrolments where revoked_at is null) taken where place <= 10 on conflict do nothing`,
  ],
  [
    'certificates',
    () => `
    insert into certificates (number, user_id, course_id, holder_name, course_title, hours, issued_at, revoked_at)
    select 'SEED-' || row_number() over (), user_id, course_id, 'Somebody', 'Some course', 1, updated_at,
      case when random() < .01 then now() end
    from video_progress where ascii(left(user_id::text, 1)) between 97 and 100 on conflict do nothing`,
  ],
  [
    'blogs',
    ({ blogs }) => `
    insert into blogs (title, content, summary, thumbnail, views, published_at, created_at)
    select 'Training notes ' || n || ' ' || pg_temp.seed_word(n, 0.4), '${long}' || pg_temp.seed_word(n, 0.8), 'In short', 'public/blogs/seed/960.avif', n % 900,
      case when n % 40 <> 1 then now() - interval '1095 days' * (1 - n::float8 / ${blogs}) end, now() - interval '1095 days' * (1 - n::float8 / ${blogs})
    from generate_series(1, ${blogs}) n;
    insert into blog_categories (blog_id, category_id)
    select blogs.id, category.id from blogs join seed_categories category on category.n = views % 10`,
  ],
  [
    'researches',
    ({ research }) => `
    insert into research (title, abstract, content, category_id, thumbnail, published_at, published_on)
    select 'A trial of ' || pg_temp.seed_word(item, 0.5) || ' ' || item, '${long}' || pg_temp.seed_word(item, 0.9), '',
      (select id from seed_categories where seed_categories.n = item % 10),
      'public/research/seed/960.avif', case when item % 40 <> 1 then now() end, current_date - item % 4000
    from generate_series(1, ${research}) item`,
  ],
  [
    'comments',
    ({ comments, blogs, users }) => `
    insert into blog_comments (blog_id, user_id, content, created_at)
    select blog.id, account.id, 'I tried that', now() - interval '1 minute' * g
    from generate_series(1, ${comments}) g
    join (select row_number() over () as n, id from blogs) blog on blog.n = 1 + g % ${blogs}
    join seed_users account on account.n = g % ${users}`,
  ],
  [
    'trace',
    ({ audited, courses }) => `
    insert into audit_entries (actor_id, action, thing_id, thing_name, created_at)
    select account.id, (array['course.update','course.publish','user.disable'])[1 + g % 3], course.id::text, 'Some course', now() - interval '1 minute' * g
    from generate_series(1, ${audited}) g join seed_users account on account.n = g % 5 join seed_courses course on course.n = g % ${courses}`,
  ],
  [
    'sums',
    () => `
    update courses set learners_count = held.learners
    from (select course_id, count(*)::int as learners from enrolments where revoked_at is null group by course_id) held where courses.id = held.course_id;
    do $$ begin if exists (select from information_schema.columns where table_name = 'users' and column_name = 'courses_held') then
      update users set courses_held = held.courses
      from (select user_id, count(*)::int as courses from enrolments where revoked_at is null group by user_id) held where users.id = held.user_id;
    end if; end $$`,
  ],
]

/** Fills the academy of a connection that owns its tables. What stands there already stays. */
export async function seedLargeAcademy(
  client: pg.Client,
  size: Size,
  onStep: (what: string) => void = () => {},
  afterRows: () => Promise<void> = async () => {},
): Promise<void> {
  for (const [what, statement] of steps) {
    onStep(what)
    await client.query(statement(size))
  }
  onStep('indexes')
  await afterRows()
  onStep('statistics')
  await client.query('vacuum analyze')
}

// What a large academy has of memberships: in every state, and paid in every way. The rare ones are rare,
// and one of six plans is held by nobody any more.

type Counts = { readonly users: number; readonly memberships: number }

/** Six plans, and the statement that has people hold them. */
export const manyMemberships = ({ users, memberships }: Counts): string => `
  insert into plans (name, duration, price_cents, payment_id, link, opens)
  select name, duration, 900, 'own_seed-' || name || duration, '', 'none'
  from unnest(array['Basic','Silver','Gold']) name cross join unnest(array['month','year']) duration on conflict do nothing;
  insert into memberships (user_id, plan_id, subscription_id, customer_id, price_id, amount_cents, currency, interval, status,
    current_period_end, cancel_at_period_end, started_at, ended_at, trial_ends_at, read_at, bills_read_at)
  select account.id, plan.id, kind || gen_random_uuid(), '', '', case when kind = 'pass_' and g % 1000 = 65 then 0 when kind = 'seat_' then 0 else 900 end, 'usd', 'month',
    case when is_over then 'ended' when kind = 'sub_' and g % 500 = 1 then 'past-due' else 'active' end, ends,
    kind <> 'sub_' or g % 400 = 2, ends - interval '200 days', case when is_over then ends end, case when kind = 'sub_' and g % 300 = 4 then ends end, now(), now()
  from (select g, is_over, case when g % 100 < 60 then 'sub_' when g % 100 < 95 then 'pass_' else 'seat_' end as kind,
    now() + interval '1 day' * case when is_over then -1 - g::float8 / ${memberships} * 900 else g::float8 / ${memberships} * 360 end as ends
    from generate_series(1, ${memberships}) g cross join lateral (select g / 6 % 3 = 0 or g % 6 = 5) own (is_over)) made
  join seed_users account on account.n = made.g % ${users}
  join (select row_number() over (order by name, duration) as n, id from plans where archived_at is null) plan on plan.n = 1 + made.g % 6`

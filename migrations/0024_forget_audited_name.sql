CREATE FUNCTION "forget_audited_name"("person" text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE public.audit_entries SET thing_name = '' WHERE thing_id = person AND action LIKE 'user.%'
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION "forget_audited_name"(text) FROM PUBLIC;

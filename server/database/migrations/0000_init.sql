CREATE TABLE "contact_forms" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"city" text,
	"project_type" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "contact_rate_limits" (
	"client" "bytea" PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_submissions" (
	"key" uuid PRIMARY KEY NOT NULL,
	"contact_form_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"contact_form_id" integer NOT NULL,
	"channel" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "contact_submissions" ADD CONSTRAINT "contact_submissions_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_outbox" ADD CONSTRAINT "lead_outbox_contact_form_id_contact_forms_id_fk" FOREIGN KEY ("contact_form_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_submissions_contact_form_id" ON "contact_submissions" USING btree ("contact_form_id");--> statement-breakpoint
CREATE INDEX "lead_outbox_contact_form_id" ON "lead_outbox" USING btree ("contact_form_id");--> statement-breakpoint
CREATE INDEX "lead_outbox_waiting" ON "lead_outbox" USING btree ("next_attempt_at") WHERE "lead_outbox"."delivered_at" is null;--> statement-breakpoint
CREATE VIEW "public"."leads" AS (
  select
    id,
    date_trunc('second', created_at at time zone 'Asia/Kolkata') as received,
    name,
    phone,
    '+91' || substring(
      regexp_replace(translate(phone, '०१२३४५६७८९౦౧౨౩౪౫౬౭౮౯', '01234567890123456789'), '[^0-9+]', '', 'g')
      from '^(?:(?:[+]|00|0)?91)?0?([0-9]{10})$'
    ) as dial,
    email,
    case city
      when 'hyderabad' then 'Hyderabad'
      when 'bangalore' then 'Bangalore'
      when 'chennai' then 'Chennai'
      when 'mumbai' then 'Mumbai'
      when 'delhi' then 'Delhi NCR'
      when 'pune' then 'Pune'
      when 'other' then 'Other City'
      else city
    end as city,
    case project_type
      when 'office-execution' then 'Office Execution'
      when 'modular-kitchen' then 'Modular Kitchen'
      when 'bedroom-wardrobe' then 'Bedroom & Wardrobe'
      when 'living-dining' then 'Living & Dining'
      when 'bathroom' then 'Bathroom Renovation'
      when 'complete-home' then 'Complete Home Interior'
      when 'smart-automation' then 'Smart Home Automation'
      when 'other' then 'Other'
      else project_type
    end as project_type,
    message
  from contact_forms);
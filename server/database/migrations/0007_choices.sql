ALTER TABLE "form_options" DROP CONSTRAINT "form_options_field_value_pk";--> statement-breakpoint
CREATE UNIQUE INDEX "form_options_choice" ON "form_options" USING btree ("field","value");
CREATE TABLE "block" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"blocker" uuid NOT NULL,
	"blocked" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_blocker_blocked_pk" PRIMARY KEY("blocker","blocked"),
	CONSTRAINT "block_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "conduct_mark" (
	"sitting" uuid NOT NULL,
	"number" integer NOT NULL,
	"guest" uuid NOT NULL,
	"verdict" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_final" boolean NOT NULL,
	"decisions" integer NOT NULL,
	"by_clock" integer NOT NULL,
	"by_stand_in" integer NOT NULL,
	"away_ms" integer NOT NULL,
	CONSTRAINT "conduct_mark_sitting_number_guest_pk" PRIMARY KEY("sitting","number","guest")
);
--> statement-breakpoint
CREATE TABLE "operator_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"guest" uuid,
	"why" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter" uuid,
	"reported" uuid NOT NULL,
	"reason" text NOT NULL,
	"sitting" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suspension" (
	"guest" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocker_guest_id_fk" FOREIGN KEY ("blocker") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocked_guest_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_mark" ADD CONSTRAINT "conduct_mark_sitting_sitting_id_fk" FOREIGN KEY ("sitting") REFERENCES "public"."sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_mark" ADD CONSTRAINT "conduct_mark_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_guest_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."guest"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reported_guest_id_fk" FOREIGN KEY ("reported") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_sitting_sitting_id_fk" FOREIGN KEY ("sitting") REFERENCES "public"."sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_blocked" ON "block" USING btree ("blocked");--> statement-breakpoint
CREATE INDEX "conduct_mark_guest" ON "conduct_mark" USING btree ("guest","at");--> statement-breakpoint
CREATE INDEX "report_reporter" ON "report" USING btree ("reporter","at");--> statement-breakpoint
CREATE INDEX "report_sitting" ON "report" USING btree ("sitting") WHERE "report"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "played_ended" ON "played" USING btree ("ended_at");
CREATE TABLE "competitor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest" uuid,
	CONSTRAINT "competitor_guest_unique" UNIQUE("guest")
);
--> statement-breakpoint
CREATE TABLE "ladder" (
	"name" text PRIMARY KEY NOT NULL,
	"matches" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reckoned" (
	"sitting" uuid NOT NULL,
	"number" integer NOT NULL,
	"game" text NOT NULL,
	"preset" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"ladder" text,
	"turn" integer,
	CONSTRAINT "reckoned_sitting_number_pk" PRIMARY KEY("sitting","number"),
	CONSTRAINT "reckoned_turn" UNIQUE("ladder","turn")
);
--> statement-breakpoint
CREATE TABLE "reckoned_seat" (
	"sitting" uuid NOT NULL,
	"number" integer NOT NULL,
	"seat" integer NOT NULL,
	"competitor" uuid,
	"level" text,
	"place" integer NOT NULL,
	"points" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"mean" double precision,
	"deviation" double precision,
	CONSTRAINT "reckoned_seat_sitting_number_seat_pk" PRIMARY KEY("sitting","number","seat")
);
--> statement-breakpoint
CREATE TABLE "standing" (
	"ladder" text NOT NULL,
	"competitor" uuid NOT NULL,
	"mean" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"matches" integer NOT NULL,
	CONSTRAINT "standing_ladder_competitor_pk" PRIMARY KEY("ladder","competitor")
);
--> statement-breakpoint
ALTER TABLE "played" ADD COLUMN "is_reckoned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "competitor" ADD CONSTRAINT "competitor_guest_guest_id_fk" FOREIGN KEY ("guest") REFERENCES "public"."guest"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reckoned_seat" ADD CONSTRAINT "reckoned_seat_competitor_competitor_id_fk" FOREIGN KEY ("competitor") REFERENCES "public"."competitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reckoned_seat" ADD CONSTRAINT "reckoned_seat_sitting_number_reckoned_sitting_number_fk" FOREIGN KEY ("sitting","number") REFERENCES "public"."reckoned"("sitting","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing" ADD CONSTRAINT "standing_competitor_competitor_id_fk" FOREIGN KEY ("competitor") REFERENCES "public"."competitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reckoned_seat_competitor" ON "reckoned_seat" USING btree ("competitor");--> statement-breakpoint
CREATE INDEX "standing_order" ON "standing" USING btree ("ladder","mean");--> statement-breakpoint
CREATE INDEX "played_waiting" ON "played" USING btree ("ended_at") WHERE NOT "played"."is_reckoned";
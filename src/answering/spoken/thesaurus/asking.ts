/** What people ask by, and what is said for it: deeds, states and matters, in the form of `actions.ts`. Ours. */
export const asking = {
  deeds: `nod_off doze_off fall_asleep drift_off
nod_off fall_asleep > asleep sleepy drowsy sleep snooze
stay_awake keep_awake > coffee caffeine doze sleepy drowsy nod_off energy_drink nap
awake > up_all_night asleep wake insomnia
oversleep > sleep_through miss_my_alarm miss_the_alarm didn't_hear
stay_up > up_all_night midnight late_night early_hours all-nighter
go_to_bed > asleep bedtime sleep hit_the_sack lights_out
wake_up > awake open_my_eyes come_round
pass_out faint > unconscious collapse come_round keel_over went_black out_cold dizzy light-headed go_weak
lose_consciousness > faint unconscious knock_out out_cold
come_round > regain consciousness
hurt injured > broken bruise bleeding stitches ambulance sprain fracture dislocate hospital casualty black_eye limp unhurt unscathed
bleed > stitches cut bandage nosebleed
limp > hobble leg crutch
choke > throat windpipe couldn't_breathe
drown > underwater lifeguard couldn't_swim pull_under went_under swept_away washed_away
suffocate > breathe oxygen no_air choke
starve > hunger famine nothing_to_eat no_food
freeze_to_death > hypothermia cold frostbite
go_blind > sight eyesight couldn't_see
go_deaf > hearing couldn't_hear
lose_hair go_bald > bald hair_loss fall_out
feel_sick > nausea nauseous queasy throw_up
get_ill get_sick fall_ill come_down_with > flu poorly diagnosed infection fever virus go_down_with caught_a_bug off_colour under_the_weather
catch_cold catch_a_cold > flu sneeze sniffle runny_nose cough
get_better > cure mend on_the_mend pull_through
get_worse > deteriorate go_downhill decline
recover > recovery on_the_mend pull_through back_on_my_feet rehab physio bounce_back convalesce
heal > scar scab mend
survive > come_out_alive live_through lucky_to_be_alive only_survivor survivor live_off live_on scrape_by keep_alive lived_to_tell
nearly_die almost_die > near_death lucky_to_be_alive brush_with_death could_have_died touch_and_go
almost nearly > close_call narrowly close_shave
kill > fatal murdered stab
commit_suicide kill_himself kill_herself > suicide take_his_own_life take_her_own_life hang_himself
shoot > gun bullet fire rifle trigger pistol
die_out > extinct extinction vanish last_one disappear wipe_out
run_out_of run_out > none_left nothing_left use_up no_more run_dry empty short_of didn't_have_any all_gone
use_up > none_left finish_off empty
run_out_of_money > broke skint bankrupt penniless no_money couldn't_afford
unable > couldn't not_able
afford > cost too_expensive out_of_my_price price_range cheap out_of_reach
avoid > stay_clear keep_clear bypass
prevent > so_as_not put_a_stop head_off guard_against so_it_doesn't so_that_it_doesn't deter
keep_from stop_from > so_as_not so_that avoid prevent otherwise
cause > result_in brought_on responsible_for set_off
lead_to > result_in end_up
allowed > permission against_the_rules not_meant supposed_to okay_to
forbid > not_allowed weren't_allowed wasn't_allowed against_the_law mustn't taboo off_limits
ban > not_allowed prohibition off_limits
escape > broke_out slip_away sneak_out break_free make_a_run got_away gave_them_the_slip tunnel
get_away > slip_away on_the_run
run_away > leave_home runaway
get_away_with > never_caught unpunished scot-free let_off get_caught didn't_get_caught off_the_hook get_off_lightly slap_on_the_wrist
get_caught > arrested bust catch_out red-handed in_the_act
break_down > stall die_on tow broken_down recovery_truck cry tears burst_into_tears sob dissolve decompose rot
fall_over fall_down > trip tumble slip stumble topple fall_flat keel_over
trip > stumble trip_over catch_my_foot
fall_out > not_speaking argument
fall_apart > come_apart crumble collapse break_up
fall_through > didn't_happen pull_out come_to_nothing collapse
fall_behind > left_behind catch_up lag can't_keep_up
fall_for > scam trick fall_in_love in_love crush
put_up_with > endure live_with can't_stand lump_it
tolerate > stand_for live_with allow
end_up > finish_up wind_up turn_out wound_up
turn_out > end_up result outcome in_the_end
look_after take_care > nurse carer babysit bring_up
babysit > look_after mind_the_children nanny childminder
come_across > stumble_upon stumble_across bump_into
give_away > hand_out charity reveal let_slip spill_the_beans
give_in > give_way cave back_down surrender relent
give_in give_up > throw_in call_it_a_day admit_defeat
give_up > knock_on_the_head stop_doing lost_hope drop_out jack_it_in
give_birth > midwife deliver contraction hospital
have_a_baby > pregnant expecting give_birth
get_pregnant fall_pregnant > conceive baby
give_off > smell emit release produce
give_a_lift > ride drop_off
catch_up > overtake close_the_gap gain_on draw_level
hold_on > cling grip hang_on
hold_back > hesitate restrain bottle_up
hold_out > resist stick_it_out
show_up > arrive no-show appear visible stand_out
make_up > invent made-up fib concoct fabricate reconcile patch_up made_friends consist made_of
set_off > head_out head_off hit_the_road start_out trigger go_off let_off alarm
set_fire > alight arson torch flames petrol
back_out > pull_out withdraw change_my_mind cold_feet chicken_out lose_his_bottle
pull_out > withdraw back_out drop_out
chicken_out > cold_feet back_out bottle_it lost_my_nerve too_scared lose_his_nerve lose_her_nerve
cut_down > chop_down chainsaw
cut_down cut_back > reduce fewer halve wean go_easy
cut_off > stranded isolated snowed_in marooned amputate chop_off sever
miss_out > leave_out lose_out
leave_out > skip miss_out forget
pick_up > detect hear receive signal
pick_on > bully tease single_out
tell_off > shout scold telling_off in_trouble ticking_off reprimand bollocking told_me_off have_a_word
get_in_trouble get_into_trouble > in_trouble tell_off punish suspend detention caught
get_rid_of > throw_away throw_out chuck bin dispose ditch sell_off eliminate wipe_out
win > gold_medal trophy top_spot take_home triumph crowned
lose > defeated came_last knock_out didn't_win second_place mislaid misplace couldn't_find leave_behind
come_first come_top > win winner gold first_place
beat > thrash outplay overcome get_the_better record_breaking break_the_record
break_the_record break_a_record > record_breaking beat fastest world_record new_record
qualify > make_the_cut through_to certificate licence eligible entitled
cheat > break_the_rules unfair diddle swindle affair unfaithful behind_my_back two-time
have_an_affair cheat_on > unfaithful another_woman another_man mistress behind_her_back behind_his_back sleep_with
rip_off > overcharge con swindle scam fleece diddle daylight_robbery
scam > swindle fake fleece
deceive fool > trick con lie pull_the_wool mislead dupe
trick > con fool dupe prank hoax
pretend > put_on_an_act pose act_as_if disguise
lie > tell_the_truth made_it_up porky untrue pack_of_lies
tell_the_truth > come_clean lie
come_clean > confess own_up admit tell_the_truth
admit > come_clean guilty acknowledge hold_my_hands
confess own_up > come_clean guilty
deny > denial wasn't_me claim_not_true
argue > bicker argument at_loggerheads clash
disagree > don't_see_eye not_convinced beg_to_differ differ
agree > same_page consensus unanimous
refuse > said_no decline not_prepared
reject > rejection said_no knock_back rebuff
quit > pack_in jack_in walk_out kick_the_habit cold_turkey
quit_job leave_job > hand_in pack_in in_my_notice hand_in_my
lose_job > sack lay_off made_redundant unemployed out_of_work
get_fired get_sacked > redundant marching_orders
find_a_job get_a_job land_a_job > hire interview apply take_on job_offer start_work
get_hired > interview job_offer got_the_job
join_the_army join_up enlist > sign_up recruit soldier call_up volunteer conscript
call_up > conscript enlist draft
apply > cv interview application_form
make_a_living earn_a_living > income wage get_by bread_and_butter day_job
make_ends_meet > get_by scrape_by struggle budget paycheck
make_money > earn profit income sell cash_in sideline
get_rich > millionaire make_a_fortune million
go_broke > skint penniless lose_everything lose_the_lot
owe owe_money > debt loan in_debt pay_back borrow iou mortgage
pay_off > clear_the_debt debt worthwhile worth_it
save_money > economise cut_back half_the_price less_money
waste_time > faff mess_about dawdle
inherit > left_it_to passed_on in_her_will in_his_will
raise_money > fundraise sponsor donate donation charity
start_a_business > set_up entrepreneur start_up own_business
go_out_of_business go_bust > bankrupt close_down shut_down go_under
sell_well > bestseller best-selling popular demand
sell_out > sold_out none_left out_of_stock
complain > whine bitterly gripe
apologise apologize > sorry forgive regret
forgive > bury_the_hatchet water_under_the_bridge
make_peace > reconcile bury_the_hatchet
take_revenge get_revenge > get_my_own_back avenge
revenge > vengeance get_back_at payback retaliate own_back
promise > pledge assure
break_a_promise > go_back_on let_down
swear > oath pledge f-word bad_word
bribe > bung corrupt
bully > torment taunt
tease > pull_your_leg rib banter
make_fun_of > tease laugh_at mock take_the_mickey take_the_mick ridicule joke
annoy > aggravate wind_up drive_me_mad drive_me_nuts
disturb > interrupt noise bother
distract > attention sidetrack lose_focus
ignore > pay_no_attention turn_a_blind_eye brush_off overlook
overlook > miss ignore didn't_notice
betray > traitor double-cross let_down behind_his_back
embarrass > blush ashamed mortified went_red
surprise > astonished taken_aback shock unexpectedly caught_off_guard out_of_the_blue bolt_from_the_blue
shock > horrified appalled stunned stagger
laugh > chuckle hilarious funny joke in_stitches crack_up
scare > scary spook fright petrified
get_angry > lost_it lose_my_temper see_red
lose_temper > furious snap rage hit_the_roof fly_off_the_handle see_red
calm_down > settle cool_off count_to_ten
fed_up > enough_of sick_and_tired
go_mad go_crazy go_insane > insane nuts lose_my_mind mental
panic > panicked lose_my_head
struggle > difficulty find_it_hard couldn't_cope
go_through > experience suffer ordeal
get_used_to > accustomed adjust adapt grow_on acclimatise
settle_down > put_down_roots married
fit_in > belong outsider odd_one_out feel_at_home
stand_out > unusual striking noticeable stick_out
break_the_law break_law > illegal crime against_the_law offence
go_to_prison go_to_jail > sentence locked_up behind_bars convicted
lock_up > jail prison
get_out_of_prison get_out_of_jail > release parole let_out freed
punish > fined cane detention slap
steal > swipe half-inch shoplift rip_off missing
burgle break_in > burglar burglary broke_into intruder
shoplift > steal nick pinch thief
kidnap > abducted held_captive
smuggle > contraband customs
vandalise > graffiti smash vandal
spy > surveillance eavesdrop snoop
hunt > gun trap
track_down > find trace hunt_down locate
come_to_light > discover reveal emerge
look_for > seek hunt_for
keep_in_touch stay_in_touch > in_touch contact write email phone letter call
get_along get_on_with > friend hit_it_off click like_a_house_on_fire
hang_out > mate friend chill
meet > introduced first_met blind_date
chat_up flirt > fancy wink
ask_out > on_a_date take_her_out
go_out_with > girlfriend boyfriend
get_married marry > husband wife wedding tie_the_knot
marry > bride groom
divorce > ex-wife ex-husband ex
split_up break_up > dump separate finish_with part_ways walk_out ex
elope > run_off marry run_away
be_born born > birthplace come_from grew_up native
born > delivered come_into_the_world
grow_up > kid raised upbringing little_girl little_boy
bring_up > raised upbringing childhood
take_after > look_like like_his_father like_her_mother
retire > pension pensioner hang_up_his
graduate > university college leave_university
skip_school play_truant > truant bunk_off skive hooky cut_class
move_house > move_in move_out removal removals pack_up
go_on_holiday go_on_vacation > trip abroad getaway beach resort
get_there > train bus flight fly ferry
take_off > runway airborne lift_off
get_lost > wrong_way take_a_wrong_turn map no_idea_where off_course
get_stuck get_trapped > trapped stranded bogged_down wedge cut_off
rescue > coastguard helicopter lifeguard mountain_rescue save_his_life save_her_life
save_life save_lives > cpr defibrillator lifeguard
evacuate > get_everyone_out leave_their_homes shelter
shelter > bunker cave take_cover refuge
hide > lie_low go_into_hiding
take_cover > shelter dive_for_cover hide
stay_dry keep_dry > waterproof umbrella raincoat wellies
keep_warm stay_warm > blanket fire layer jumper insulate hot_water_bottle heating fleece
keep_cool stay_cool > shade fan air_conditioning ice
catch_fire > flames alight ignite
burn_down > fire burn_to_the_ground ashes gutted
put_out > fire_brigade extinguisher blanket hose douse
blow_up > explode explosion bomb dynamite detonate burst inflate pump
explode > explosion detonate blast bomb
crash > smash plough_into wrap_round write_off
run_over > knock_down hit_by_a_car
knock_over > tip_over spill topple
go_wrong > mess_up disaster
regret > wish_i'd biggest_mistake
compare > comparison better_than worse_than
tell_apart tell_the_difference > difference distinguish identical
have_in_common > similar share alike
understand > comprehend couldn't_follow
explain > explanation put_simply
remember > memory remind sticks_in_my_mind
memorise memorize > by_heart remember learn
have_an_idea get_the_idea > inspire inspiration occur come_up_with brainwave
invent > came_up_with patent
realise realize > occur_to_me sink_in dawn
doubt > not_sure skeptical not_convinced
suspect > suspicious suspicion fishy hunch smell_a_rat
assume > assumption take_it_for_granted
wish > if_only would_love dream
dream_of > always_wanted ambition
want_to_be want_to_become > dream ambition always_wanted when_i_grow_up
hesitate > reluctant dither
change_mind > u-turn reconsider think_again
persuade > twist_my_arm talked_me_into sweet-talk
talk_out_of > dissuade put_off persuade
put_off > procrastinate discourage deter
encourage > motivate urge egg_on inspire
force make_someone > no_choice have_to compel
forced > no_choice compelled
have_to > no_choice compulsory required
keep_up > pace catch_up fall_behind
keep_going > persevere don't_give_up never_gave_up stick_at
come_from > originate born origin native grew_up
turn_back > turn_round head_back give_up
eat > breakfast lunch dinner supper
drink > thirsty pint cuppa
give_up_drinking stop_drinking > sober teetotal alcoholic rehab on_the_wagon
stop_smoking > patches nicotine cold_turkey
diet > calorie lose_weight slim
lose_weight > slimmer weight_loss thinner shed
gain_weight put_on_weight get_fat > heavier overweight fat weight
get_fit keep_fit > exercise gym jog workout in_shape
stay_healthy keep_healthy > exercise vegetable diet
can't_live_without > can't_do_without couldn't_do_without essential
dress_up > costume fancy_dress suit
wear > dressed dress costume clothes shirt jacket hat
become_famous get_famous > breakthrough big_break household_name
get_started > beginner first_step
get_into > took_up interested hooked
take_turns > one_at_a_time rota alternate
take_a_break > breather pause tea_break
take_time_off > holiday sabbatical
take_risks take_a_risk > gamble dare
take_over > buy_out take_charge successor acquire
stand_for > initials acronym abbreviation short_for
stock_up > supply hoard stockpile
keep_quiet > silence shush say_nothing
keep_a_secret keep_secret > didn't_tell hidden hush nobody_knew
show_off > brag showing_off
exaggerate > overdo blow_out_of_proportion slight_exaggeration
joke > kidding prank
bury > cemetery graveyard
mourn > grief funeral
sting > wasp bee nettle jellyfish
abandon > derelict left_behind
accuse > allege accusation point_the_finger
amputate > lose_a_leg lost_his_leg lost_her_leg stump prosthetic
answer_back > cheeky rude
assassinate > murder shot
attract > lure entice tempt appeal
bargain haggle > knock_off beat_them_down price_down
behave > behaviour naughty well-behaved manners
behave_badly misbehave > naughty mischief play_up trouble
beat_up > punch kick assault attack black_eye
bump_your_head hit_his_head hit_her_head > concussion bump helmet
buy_online > amazon ebay website
call_for_help > shout sos mayday emergency distress
call_the_police > emergency 999 911
catch_your_breath > out_of_breath pant
change_name > rename known_as used_to_be_called
chase_away scare_off scare_away > frighten_off shoo drive_off deter keep_away scarecrow
collapse > keel_over crumble
come_to_terms > accept get_used
come_up_with > think_of think_up invention brainwave
compensate > damages payout
consider > weigh_up bear_in_mind contemplate
cross_the_road > zebra_crossing traffic_lights lollipop
cross_the_border > passport customs
cut_yourself cut_himself cut_herself > blood bleed plaster stitches knife
daydream > mind_wander miles_away
defuse > bomb cut_the_wire disarm
devastate > destroyed gutted heartbroken
die_from die_of > cancer heart_attack stroke cause_of_death illness disease
disqualify > cheat ban thrown_out
dive > plunge underwater scuba snorkel
drift_apart > lose_touch lost_touch grow_apart
drop_in > pop_in stop_by
enjoy > enjoyable have_a_ball have_a_laugh favourite_part
evict > eviction thrown_out
get_expelled get_kicked_out > thrown_out kick_out excluded
export > abroad overseas
fall_asleep_at_the_wheel > nod_off tired crash
feel_at_home > settle_in belong welcome
feel_sorry > pity sympathy
feel_better > recover cheer_up
fend_off fight_off > defend scare_off keep_away drive_off
find_your_way > map compass navigate signpost
fool_around mess_about mess_around > silly lark
forced_to_leave > evict kick_out driven_out exile
get_away_from_it_all > holiday escape peace_and_quiet
get_back_together > reconcile make_up
get_carried_away > overdo too_far
get_hacked > password breach
get_lucky be_lucky > luck fluke
get_mugged get_robbed get_burgled > steal stolen rob burglar thief
get_on_your_nerves > annoy irritate drive_mad
get_round get_around > bypass workaround
get_sunburnt get_burnt > sunburn suncream sunscreen
get_to_sleep > nod_off insomnia
get_together > reunion meet_up gather
get_up_early > alarm five_o'clock six_o'clock crack_of_dawn
give_the_game_away > secret reveal
go_off > explode alarm ring bang mouldy sour
go_on_the_run > fugitive hide flee
go_smoothly > without_a_hitch no_problem
hand_down > pass_down generation inherit heirloom
have_a_crush > fancy in_love
have_a_heart_attack > chest collapse cardiac
have_second_thoughts > doubt change_my_mind cold_feet
hijack > hostage gun plane
hold_breath > lung underwater
impersonate > pretend imitate impression disguise
keep_a_straight_face > laugh giggle
keep_an_eye_on > look_after monitor
keep_away > deter repel scare_off fence
keep_calm stay_calm > panic breathe relax
keep_fresh > fridge airtight freezer last_longer
keep_track > record list spreadsheet write_down
kick_out > thrown_out expel evict banned
kill_time > bored wait
laugh_at > mock make_fun tease
leave_alone > let_it_be don't_touch
light_a_fire start_a_fire make_fire > match kindling tinder lighter spark flint
live_alone live_by_yourself > on_my_own by_myself alone single
look_up_to > admire hero idol role_model respect
lose_balance > wobble fall topple
lose_everything > wiped_out nothing_left homeless bankrupt
lose_interest > bored boring
lose_parents > orphan died
lose_patience > impatient fed_up
lose_the_election > voted_out defeat
lose_voice > hoarse laryngitis
lose_control > spin skid
make_last make_it_last > last_longer ration
memorable > never_forget stand_out
mistake_for > confuse thought_it_was looked_like
oppose object_to > against opposition
overcome_fear > conquer face_your_fear courage
overdo > too_far go_overboard
pass_on pass_down > hand_down inherit generation
pay_in_advance > upfront deposit
peel_off > flake come_away
play_a_joke play_a_prank > trick wind_up
play_the_part play_the_role > actor actress cast star
poach > illegal hunt
protect_yourself > self-defence armour gloves goggles helmet mask
pull_a_muscle > strain sprain
pull_over > police hard_shoulder
resist > temptation hold_out
resuscitate > mouth-to-mouth chest_compressions
ruin_reputation > scandal disgrace
run_in_the_family > hereditary gene inherit
serve_in_the_army serve_in_the_war > regiment navy air_force conscript
shut_up quieten_down > be_quiet silence hush shush
skip_breakfast skip_meals > fasting hungry
sleep_rough > bench doorway sleeping_bag
sober_up > hangover drunk
spill_the_beans > reveal secret let_slip
split_the_bill > go_dutch half_each
stand_up_to > bully confront
start_again start_over > from_scratch fresh_start square_one
start_a_family > baby pregnant children
stay_focused stay_motivated > concentrate distraction discipline
stay_overnight stay_the_night > hotel tent hostel
stop_bleeding > pressure bandage tourniquet
stop_crying > soothe comfort calm
struggle_financially > skint broke debt hard_up
sue > court compensation damages lawyer
survive_winter > hibernate frost
take_a_photo take_a_picture > camera snap selfie
take_prisoner > captured pow
treat_badly mistreat > cruel abuse bully neglect
trespass > private_land private_property
win_money > jackpot lottery
win_the_election > landslide elected majority
work_for_free > volunteer unpaid
work_from_home > remote remotely home_office
worth_it worth_the_money > waste_of_money value_for_money
good_at > talent talented knack
break_your_leg break_his_leg break_her_leg break_his_arm break_her_arm break_a_bone > fracture plaster_cast crutch hospital snapped
lose_his_leg lose_her_leg lose_his_arm lose_her_arm > amputate amputated prosthetic
break_a_habit > give_up quit kick
learn_to_drive > driving_lesson driving_test licence instructor
learn_to_read > phonics alphabet
learn_to_swim > armbands swimming_lessons
teach_himself teach_herself teach_yourself > self-taught taught_myself youtube
be_sick throw_up > puke
keep_a_promise > true_to_his_word true_to_her_word stick_to_his_word
prefer > would_sooner
surrender > white_flag
nag > on_my_back on_at_me
run_a_business > self-employed own_boss
train_up > apprentice apprenticeship
translate > interpreter
be_on_time > punctual on_the_dot
keep_the_peace > truce peacekeeper
hang_up > put_the_phone_down
eavesdrop > listen_in
put_to_sleep > vet anaesthetic
get_arrested > police_station police_car
get_promoted > promotion
get_drunk > hangover
die > lost_his_life lost_her_life lost_their_lives didn't_make_it drop_dead
change_job change_career > retrain new_job career_change
live > based_in settled_in
learn_a_lesson > taught_me never_again
fall_in_love > love_at_first_sight smitten swept_off
ask_for_help > reach_out call_for_help
lose_a_baby > miscarriage stillborn
go_well_with > pair complement accompany
smell_like > scent whiff aroma
get_scammed > con fraud phishing scammer
get_cancer > tumour diagnosed chemo chemotherapy lump
turn_professional turn_pro > professional contract
get_knocked_out > eliminated beaten
get_sent_off > red_card
sleep_outside > under_the_stars tent bivvy
bad_for > harmful unhealthy toxic
good_for > healthy beneficial benefit
safe_to_eat > edible poisonous
go_bad > mould rotten mouldy
last > shelf_life lifespan wear_out
claim_back > refund reclaim reimburse
pass_a_law > legislation act_of_parliament
get_blamed > scapegoat carry_the_can fall_guy
run_late be_late > behind_schedule held_up overslept
go_to_plan go_as_planned > hiccup smoothly without_a_hitch
get_noticed > stand_out attention spotlight
get_bigger > grow expand swell
get_hot > overheat boiling scorching
get_dark > sunset dusk nightfall
go_missing > last_seen search_party without_a_trace
do_for_a_living > job profession career
do_for_fun do_in_his_spare_time do_in_her_spare_time > hobby pastime
put_at_risk > endanger danger
live_together > housemate flatmate share_a_house
leave_his_wife leave_her_husband > walk_out split_up divorce
get_fined > penalty ticket
get_electrocuted > shock live_wire
burn_yourself burn_himself burn_herself > scald blister hot_oil`,
  states: `furthest farthest > distance metre meters mile kilometre yards range as_far_as miles_away out_of_range feet_away
farther > distance metre mile miles_away
far > metre kilometre as_far_as feet_away yards miles_away long_distance
nearest closest > nearby close_by round_the_corner down_the_road minutes_away walking_distance next_door
close-up close_up > zoom_in macro
fastest quickest > mph top_speed miles_an_hour kilometres_an_hour lap_time blisteringly world_record
fast > blisteringly like_a_rocket like_the_clappers miles_an_hour top_speed mph
slowest > last_place dead_last tortoise
slowly slow > snail's_pace drag_on gradual gradually dawdle steadily bit_by_bit
quickly > straight_away rapidly swiftly in_a_hurry in_a_flash in_a_jiffy before_you_know
suddenly > without_warning abruptly in_an_instant
cheapest > lowest_price least_expensive half_the_price save_money
cheaper > less_expensive half_the_price save_money cut-price
best-selling bestselling > most_popular number_one sell_the_most top-selling biggest_seller bestseller sold_millions million_copies sell_like_hot_cakes
oldest eldest > firstborn date_back
youngest > baby_of_the_family little_brother little_sister toddler
loud > shout yell scream thunderous ear-splitting turn_it_down ear_defenders
noisy > racket din rattle buzz hum whine clatter squeak roar creak rumble whir
quiet > peaceful hush tranquil pin_drop not_a_sound inaudible hardly_hear
brightest > lumens vivid glare
bright > lumens glare glow vivid sunlight blinding
dark > pitch_black gloomy shadow dim unlit murky
strongest > toughest sturdy most_powerful hold_the_most indestructible
strong > sturdy robust hold_the_weight hard-wearing unbreakable heavy-duty rock_solid
sturdy > rock_solid heavy-duty wobble
durable > last_for_years wear_out last_a_lifetime wear_well
fragile > easily_broken flimsy bubble_wrap smash_easily
tallest > storey skyscraper towering metres_tall feet_tall
tall > towering lanky foot_tall metres_high feet_high
highest > peak summit metres_above above_sea_level
biggest largest > gigantic colossal humongous
big > gigantic humongous colossal whopping ginormous
smallest tiniest > miniature teeny microscopic pocket-sized itsy-bitsy weeny minuscule
small > compact teeny miniature wee dinky pocket-sized titchy
healthiest > nutritious vitamin low_fat fibre
tastiest > flavour mouth-watering gorgeous juicy finger-licking
funniest hilarious > laugh joke crack_up giggle
funny > laugh joke crack_up giggle comedy
weirdest strangest > bizarre unusual
scariest > nightmare petrified
busiest > rush_hour queue crowded rammed heaving
busy > rammed heaving packed crowded queue non-stop flat_out run_off_my_feet
crowded > rammed heaving queue crowd full_of_people
deserted > nobody_about abandoned not_a_soul ghost_town
rare > hardly_any only_a_handful scarce one_of_a_kind hard_to_find hard_to_come_by endangered one_in_a_million
unique > one_of_a_kind nobody_else nowhere_else one-off
common > widespread ten_a_penny dime_a_dozen
hardest toughest trickiest > fiddly nightmare most_difficult
easiest > no-brainer child's_play anyone_can foolproof
richest > billionaire millionaire
wettest > rainfall downpour millimetres
driest > rainfall desert no_rain
coldest > below_zero sub-zero
hottest > heatwave record_temperature forty_degrees
accurate > pinpoint exactly_right millimetre calibrate within_a_millimetre margin_of_error
accuracy > precision error_rate margin_of_error pinpoint percent calibrate
precise > to_the_millimetre pinpoint millimetre
precision > millimetre tolerance
exactly > to_the_minute on_the_dot
approximately > more_or_less thereabouts
roughly > ballpark give_or_take more_or_less thereabouts
reliable > dependable trusty trustworthy consistent count_on rely_on bulletproof hasn't_failed works_every_time never_let_me_down
reliability > reliable dependable rely_on count_on never_let_me_down
unreliable > let_me_down dodgy temperamental flaky hit_and_miss can't_rely can't_trust keep_failing keep_breaking always_breaking
trustworthy > trust honest reliable rely_on
wrong > incorrect mistaken not_right misconception myth
correct > exactly_right accurate bang_on precise right_way
correctly > properly right_way
misconception myth > not_true old_wives_tale debunk nonsense
uncertain unsure > who_knows hard_to_say
impossible > can't_be_done no_chance not_a_chance out_of_the_question
safe > harmless precaution no_danger hazard non-toxic out_of_harm's_way
safely > precaution careful goggles gloves protective
unsafe > dodgy death_trap accident_waiting_to_happen condemned
dangerous > fatal perilous lose_a_finger lose_an_eye injure life-threatening death_trap treacherous steer_clear toxic
danger > threat injury killed accident
harmful > toxic poison danger carcinogenic damaging no_good_for cancer
hazardous > toxic dangerous hazard fumes
risky > gamble chancy touch_and_go take_a_chance dicey
secure > password lock encrypt
vulnerable > exposed at_risk defenceless unprotected weak_spot
legal > lawful within_the_law by_law legitimate against_the_law
illegal > arrest police break_the_law offence black_market smuggle
allowed > forbid not_supposed_to permission
banned ban > not_allowed against_the_law can't_use disqualify no_longer_allowed
forbidden prohibited > taboo off_limits no_entry
awake > stay_up fall_asleep coffee wide_awake sleepless nod_off doze_off caffeine insomnia keep_you_up keep_us_awake
asleep > nod_off doze sleep drift_off snore out_like_a_light fast_asleep sound_asleep nap drop_off_to_sleep
nod_off doze_off > fall_asleep sleep asleep doze drift_off tired snooze drowsy
drowsy > sleepy fall_asleep nod_off doze groggy
sleepy > tired drowsy yawn nod_off doze nap bedtime
sleep > snore pillow bedtime kip shut-eye nod_off
tired > no_energy drained wiped_out sleepy zonked pooped dog_tired yawn fatigue dead_on_my_feet burnt_out
exhausted > drained wiped_out worn_out zonked dead_on_my_feet burnt_out dog_tired
tiring > exhausting hard_work knackering draining wear_you_out take_it_out_of
ill > throw_up flu virus bedridden under_the_weather vomit had_a_temperature high_temperature
sick > throw_up vomit puke flu nausea nauseous
healthy > in_good_shape nutritious vitamin wholesome fighting_fit
unhealthy > bad_for_you junk_food overweight fattening unfit
recovered > cured back_to_normal given_the_all_clear on_the_mend back_on_my_feet
dizzy > vertigo giddy head_was_spinning
unconscious > faint come_round wake_up knocked_out concussion
paralysed paralyzed > wheelchair can't_move can't_walk couldn't_move spine
disabled > disability impairment handicapped special_needs paralysed
blind > eyesight guide_dog visually lost_his_sight white_cane braille
deaf > can't_hear hearing_aid sign_language hearing_loss lip-read
injured > stitches collarbone ambulance concussion bandage limp graze
unhurt uninjured unharmed > not_a_scratch without_a_scratch unscathed walk_away_from
pregnant > bump due_date expect_a_baby twins trimester
drunk > hangover tiddly sloshed legless had_a_few_drinks
rich > millionaire billionaire well-heeled make_a_fortune made_of_money rolling_in_it
poor > breadline couldn't_afford hand_to_mouth scrape_by slum
broke > skint penniless overdrawn out_of_money
greedy > selfish grab
generous > give_away donate big-hearted generously
stingy tight-fisted > miserly scrooge skinflint
frugal thrifty > save_money budget penny_pinching
wet > drench sodden downpour squelch
soaked > sodden sopping wet_through
dry > dehydrate arid airing evaporate
waterproof > rainproof water-resistant keep_the_rain keep_you_dry gore-tex drysuit water_getting_in
rainproof showerproof > waterproof keep_the_rain water-resistant umbrella wax stay_dry
watertight > keep_the_water letting_water
airtight > vacuum no_air
fireproof fire-resistant > flame heat-resistant flame-retardant won't_burn
soundproof soundproofing > noise insulate muffle acoustic deaden hear_the_neighbours
foolproof idiot-proof > can't_go_wrong anyone_can
childproof child-proof child-safe > safety_catch toddler out_of_reach
leak leaky > water_coming water_getting letting_water
rainy > rain drizzle downpour shower puddle umbrella pour_down
windy > breeze gale draught blown_away howl
stormy > storm thunder gale lightning choppy
foggy misty > fog mist murky visibility haze
icy > ice slippery frozen black_ice skid frost
snowy > snow blizzard sledge
warm > cosy toasty blanket jumper insulate heating snug wrapped_up
warmth > insulation cosy blanket snug
cold > parky draughty below_zero goosebumps hypothermia
freezing > frost bitterly perishing sub-zero
hot > scald sweat heatwave scorch
temperature > thermometer
overheat > hot_to_touch thermal cool_down temperature
heavy > tonne kilogram weigh_a_ton back-breaking hefty struggle_to_lift two_people_to_lift
lightweight > weigh_less easy_to_carry ultralight lighter
new > brand_new never_used state-of-the-art out_of_the_box
old > vintage antique victorian
old-fashioned outdated > dated vintage retro behind_the_times old_school obsolete traditional antiquated
obsolete > no_longer_made discontinued superseded old-fashioned
antique > victorian georgian auction heirloom
ancient > prehistoric stone_age bronze_age iron_age medieval
second-hand secondhand > thrift_store hand-me-down second_owner gumtree junk_shop nearly_new refurbished second_hand
used > second-hand previous_owner pre-owned
refurbished reconditioned > second-hand restored rebuilt
handmade hand-made homemade home-made > by_hand from_scratch make_my_own make_it_myself hand-crafted
broken > packed_up out_of_order on_the_blink conked_out doesn't_work stop_working
faulty > out_of_order on_the_blink play_up glitch malfunction short_circuit
damaged > torn battered scuff
intact undamaged > in_one_piece unscathed untouched not_a_scratch
guilty > convicted sentenced plead prison confess verdict culprit found_guilty
innocent > not_guilty didn't_do_it acquit framed wrongly nothing_to_do_with
famous > household_name renowned world-renowned iconic everyone_knows
notorious infamous > gangster bad_reputation
popular > everyone_loves fashionable sell_out trendy all_the_rage best-selling in_demand craze
difficult > hard_work demanding not_easy uphill_struggle steep_learning_curve head-scratcher
easy > effortless child's_play no-brainer foolproof anyone_can
easily > effortless without_any_trouble in_no_time
beginner-friendly beginnerfriendly > beginner first_timer straightforward anyone_can good_place_to_start never_done_it
user-friendly easy-to-use > intuitive simple straightforward
kid-friendly child-friendly family-friendly > family all_ages toddler little_ones
pet-friendly dog-friendly > dog cat pet
environmentally-friendly eco-friendly ecofriendly > sustainable recycle carbon biodegradable carbon_footprint
eco-friendly sustainable > renewable planet organic
biodegradable compostable > rot compost decompose
recyclable > recycle recycling bin reuse
reusable > reuse use_it_again again_and_again
washable > machine_wash wipe_clean hand_wash
disposable > throw_away single-use
complicated complex > lot_of_steps fiddly mind-boggling intricate get_your_head_around get_my_head_around tricky rocket_science
worth_it worthwhile > value_for_money money_well_spent waste_of_money wouldn't_bother no_regrets worth_every_penny waste_of_time do_it_again well_worth
worth > worth_a_fortune valuable invaluable priceless worthless
pointless > waste_of_time no_point useless what's_the_point
recommended recommend > i'd_suggest my_advice
overrated > not_worth hype not_that_good overhyped
underrated > deserve_more overlooked nobody_talks hidden_gem
useful > come_in_handy
useless > rubbish doesn't_work pointless hopeless
effective > really_works do_the_job do_the_trick make_a_difference
comfortable > cushion at_ease padded
uncomfortable > awkward stiff dig_into
portable > pack_away suitcase backpack take_anywhere fits_in_your
available > on_sale in_the_shops get_hold_of
unavailable > discontinued can't_buy
scared > nervous heart_pounding scare terrifying bricking freak_out scared_stiff chicken_out
scare frighten > spook nightmare startle freak_out creep_out
scary frightening > scared hairy nerve-wracking daunting heart-stopping petrify
nervous > nerves heart_pounding jittery sweaty_palms apprehensive
worried anxious > fret panic lose_sleep stress
worry > fret stress lose_sleep
brave > courage guts fearless bold heroic daring
calm > relaxed peaceful keep_your_head chilled composed
angry > rage go_mad hit_the_roof outraged storm_off
annoying irritating > nuisance infuriating frustrating bugbear drive_me_up_the_wall drive_you_mad
happy > ecstatic buzzing joyful overjoyed
unsatisfied dissatisfied unhappy > complain not_happy fed_up moan
exciting thrilling > adrenaline buzz thrill can't_wait
sad > heartbreaking tearful in_tears devastated broken-hearted down_in_the_dumps
depressed > unhappy down_in_the_dumps sad
upset > in_tears heartbroken devastated distressed
devastated heartbroken > gutted cry tears
lonely > on_my_own nobody_to_talk loneliness by_myself no_company
proud > achievement accomplish honour
embarrassed > red_face mortified look_stupid felt_stupid felt_an_idiot
embarrassing > mortified red_face cringeworthy ashamed look_stupid toe-curling
ashamed > guilt shame hang_my_head
disappointed > disappointing underwhelmed hoped_for frustrated expected_better not_what_i
disappointing > underwhelming expected_more let-down anti-climax not_as_good gutted
surprised > to_my_surprise out_of_the_blue never_thought little_did caught_off_guard startled flabbergasted never_expected
surprising > never_guess out_of_the_blue never_expected believe_it_or counterintuitive
shocking > horrified horrific unbelievable couldn't_believe appalling
shocked > horrified speechless jaw_dropped appalled traumatised couldn't_believe_it
relieved > relief weight_off_my_shoulders weight_off_my_mind
grateful thankful > appreciate gratitude
bored > boredom nothing_to_do fed_up
boring > tedious dreary monotonous repetitive watching_paint_dry
confused > confusing bewildered baffle scratch_my_head don't_get_it
shy > introvert timid bashful
confident > self-belief believe_in_yourself confidence assertive sure_of_yourself
unkind nasty > cruel bully horrible spiteful
painful > sting throb excruciating agonising sharp_pain killing_me in_agony
pain > sting throb stab twinge agony cramp
painless painlessly > didn't_hurt no_pain won't_hurt
itchy > scratch rash itch irritate
sore > inflamed tender painful blister stiff
numb > can't_feel tingle pins_and_needles no_feeling anaesthetic
stiff > can't_bend ache seize_up
smelly stinky > reek stinking honk pungent rancid odour
smell > fragrance whiffy
disgusting gross > yuck vile manky foul minging
sticky > gummy adhesive gunk residue
slippery > skid ice no_grip
rusty > rust rusted_through corrosion tetanus
rot rotten > decay crumble decompose gone_off
mouldy moldy > mould mold fungus spores mildew
dirty > muck mud stain filth soiled caked grease
blunt > sharpen needs_sharpening not_sharp lost_its_edge won't_cut
sharp > razor pointed blade
stuck > seize wedge trapped won't_come won't_turn can't_get_out bogged_down
trapped > pinned can't_get_out caught locked_in no_way_out rescue
loose > rattle come_undone fall_off wiggle undone baggy
tight > taut tighten clamp skintight torque
wobbly > unsteady sway level rickety
unstable unsteady > wobbly rickety shaky tip_over
uneven > not_level high_spot low_spot wobble undulating patchy not_flat lumps_and_bumps
level > spirit_level plumb dead_flat
flat > dead_flat straight_edge
bumpy > bump pothole lumpy jolt uneven
smooth > sandpaper buttery
rough > gritty jagged
straight > plumb straight_edge dead_straight perpendicular string_line
crooked wonky > out_of_square not_straight out_of_true lopsided skew-whiff tilt
upside-down upsidedown > flip inverted wrong_way
invisible > disappear unseen
missing > nowhere_to_be vanish gone_missing
lost > disappear wrong_turn went_missing
fluffy furry > fur hairy wool
blurry blurred > out_of_focus shaky fuzzy
frequently frequent > every_day again_and_again once_a_week constantly
rarely seldom > once_in_a_blue_moon not_very_often almost_never now_and_then
regularly regular > every_day every_week once_a_week every_month
constantly > day_and_night round_the_clock
daily > every_morning every_single_day
yearly annually annual > every_year once_a_year each_year per_year
normally > most_of_the_time tend_to
temporarily temporary > interim stopgap makeshift
recently > last_week the_other_day
currently presently > right_now at_the_moment these_days nowadays
advance > beforehand ahead_of_time in_advance day_before night_before upfront prior the_day_before
purpose > on_purpose deliberately intentionally
deliberately intentionally > planned purposely
accidentally unintentionally > by_mistake didn't_mean by_accident without_meaning without_realising
accident > by_mistake didn't_mean oops knock_over collide
punctual > on_the_dot right_on_time never_late dead_on_time
late > running_late behind_schedule held_up not_on_time overran stuck_in_traffic
early > ahead_of_schedule crack_of_dawn
alone > on_his_own on_her_own single-handed by_himself by_herself nobody_else on_their_own solo solitary
together > as_a_team jointly both_of_us hand_in_hand as_a_group collaborate
separately > one_at_a_time individually one_by_one
nearby > around_the_corner local close_by minutes_away next_door up_the_road down_the_road walking_distance on_the_doorstep neighbouring vicinity
abroad overseas > foreign another_country other_countries foreigner emigrate passport
indoors > under_cover indoor in_the_house
outdoors > fresh_air in_the_garden outdoor
underground > below_ground buried beneath subterranean
underwater > dive below_the_surface snorkel submerge scuba sea_bed
free > without_paying doesn't_cost open_source giveaway cost_you_nothing didn't_cost not_a_penny free_of_charge
uk britain united_kingdom great_britain
uk britain united_kingdom > england scotland wales british
england > english british britain
scotland > scottish scots glasgow edinburgh highlands
wales > welsh cardiff
ireland > irish dublin belfast
british > uk britain england brits
usa america united_states
usa america united_states > american stateside
american > america united_states usa
europe eu european_union
nyc new_york
new_york nyc > manhattan brooklyn bronx queens
holland netherlands > dutch amsterdam
netherlands holland dutch
australia aussie australian
tv television telly > channel programme bbc netflix
tv_show tv_series tv_programme > episode series netflix
phone telephone > iphone android handset cell_phone landline
cell_phone cellphone mobile_phone > iphone android smartphone mobile phone
mobile > cell_phone iphone android handset
phone_number > digit dial
smartphone iphone > handset
web > website browser
internet > website wifi web_page browser broadband
online > website web_page on_the_net
website > web_page webpage url web_address dot_com online
wifi wi-fi > internet router hotspot broadband
app > download app_store play_store
software > download plugin
program > code script
vid > video clip
video > footage clip
pic > photo picture image shot photograph
photo > snap pic shot selfie snapshot
picture > pic snap shot selfie snapshot
photograph > shot snap pic snapshot
image > pic shot
fridge refrigerator > chiller keep_cold
freezer > frozen freeze deep_freeze
bike bicycle > pedal saddle handlebars push-bike
motorbike motorcycle > bike biker harley
biker > motorcycle motorbike rider
maths math mathematics > arithmetic equation calculation
car > saloon hatchback
plane aeroplane airplane aircraft
plane aeroplane airplane > jet boeing airbus
hoover vacuum_cleaner vacuum
cooker stove oven
toilet loo bathroom restroom
info information
uni > student campus college
gym > treadmill workout
gas_station petrol_station filling_station
sweets candy
kg kgs kilo kilogram
km kilometre kilometer
kb kilobyte
mb megabyte meg
gb gigabyte gig
tb terabyte
cm centimetre centimeter
millimetre millimeter mil
mph miles_an_hour
kmh kph kilometres_an_hour
fps frames_per_second
hrs hour
ww2 wwii second_world_war world_war_two world_war_ii
ww1 wwi first_world_war world_war_one great_war
diy > do_it_yourself home_improvement
id_card > passport driving_licence
xmas christmas
bbq barbecue
vegan vegetarian > plant-based
5-year-old 6-year-old 7-year-old 8-year-old 9-year-old 10-year-old 11-year-old 12-year-old > junior primary_school youngster under_12 under_twelve little_boy little_girl
13-year-old 14-year-old 15-year-old 16-year-old 17-year-old > teenager teen junior youngster under_16 under_sixteen under_18 under_eighteen adolescent schoolboy schoolgirl
18-year-old 19-year-old > teenager teen young_man young_woman over_18 over_eighteen
2-year-old 3-year-old 4-year-old > toddler little_one preschool nursery little_boy little_girl
60-year-old 65-year-old 70-year-old 75-year-old 80-year-old 90-year-old > pensioner elderly retired over_60 over_65 oap
five-year-old six-year-old seven-year-old eight-year-old nine-year-old ten-year-old eleven-year-old twelve-year-old > junior primary_school youngster under_12 under_twelve
thirteen-year-old fourteen-year-old fifteen-year-old sixteen-year-old seventeen-year-old > teenager teen junior youngster under_16 under_sixteen under_18 adolescent schoolboy schoolgirl
child kid > junior under_16 under_sixteen under_twelve little_one under_18 bairn schoolchild
teenager teen > junior under_16 under_sixteen under_18 13-year-old 14-year-old 15-year-old 16-year-old schoolboy schoolgirl young_people
underage > under_18 under_eighteen under_16 too_young minor
adult > grown_up over_18 over_eighteen over_16
youth > young_people
pensioner oap > elderly retired over_65 old_people
elderly > retired old_lady old_man in_his_eighties in_her_eighties
student > undergraduate uni freshman
boss > line_manager chief_executive ceo foreman
manager > ceo line_manager foreman
supervisor foreman > manager gaffer
staff > workers colleague work_for_us
employee worker > colleague staff_member
colleague coworker > teammate work_with_me
customer client > buy consumer punter purchaser
professional professionally > qualified for_a_living tradesman
expert > guru authority know_a_lot knowledgeable researcher
beginner novice newbie > just_starting starting_out first-timer entry-level rookie first_timer
apprentice trainee > young_lad learner
neighbour > live_next_door across_the_road over_the_road down_the_street
viewer > you_guys watching_this comment
subscriber follower > subscribe viewer
opponent rival > against_him against_them the_other_team competitor up_against the_other_guy
contestant competitor participant
winner > win first_place first_prize gold_medal champion came_first trophy victorious
winner champion victor
runner-up > second_place come_second silver_medal
victim > injured murdered killed stabbed casualty stolen_from innocent_people got_scammed got_robbed got_shot
survivor > survive live_through
culprit > responsible to_blame guilty perpetrator
suspect > arrest accused police
prisoner inmate > jail prison locked_up
witness > saw_what_happened
pedestrian > on_foot cross_the_road walker
driver > behind_the_wheel motorist
immigrant migrant > refugee asylum foreign-born
girlfriend boyfriend > go_out_with fella other_half
spouse partner > other_half better_half missus
narrator > voiceover voice_over
teacher > teach headmaster
cop policeman policewoman police_officer
policeman police_officer cop > police officer constable sergeant sheriff detective bobby
firefighter fireman > fire_brigade fire_engine fire_service fire_crew
scientist researcher > lab research professor physicist biologist chemist
electrician > sparky
author writer > novel book write novelist
developer programmer coder > code software
referee umpire ref
crowd > people_gather spectators mob
homeless_person > rough_sleeper beggar on_the_streets
hurt > collarbone concussion bandage graze limp stitches
best > number_one top_pick second_to_none
worst > dire appalling rubbish
homesick > miss_home miss_my_family missed_home
hungover > hangover too_much_to_drink
allergic > hives swell_up epipen anaphylactic antihistamine
squeaky creaky > squeak creak wd-40 oil
draughty drafty > draught cold_air gap
steepest > uphill one_in_four
left-handed > lefty left_hand southpaw
fluent fluently > bilingual speak_the_language native
overcrowded > no_room crammed
understaffed short-staffed > not_enough_staff not_enough_people
underpaid > low_pay low_wage minimum_wage peanuts
overworked > burnt_out exhausted
inexperienced > beginner new_to_this novice
bystander passer-by > onlooker walking_past
flatmate housemate roommate
flatmate housemate roommate > share_a_flat share_a_house
scammer fraudster conman > scam con trick fraud
entrepreneur businessman businesswoman > start_a_business own_business startup set_up_a_company
freelancer freelance self-employed > work_for_myself own_boss own_business sole_trader
germany > german berlin munich
france > french paris
spain > spanish madrid barcelona
italy > italian rome milan
japan > japanese tokyo
china > chinese beijing shanghai
russia > russian moscow soviet
annoyed irritated > cheesed_off hacked_off ticked_off wound_up drive_me_mad
excited > pumped hyped over_the_moon psyched
amazed impressed > blown_away astonished incredible awe
thief > steal stolen pinch theft
murderer killer > murder kill stabbed
weekly > each_week every_sunday every_friday
monthly > each_month every_month once_a_month
part-time > days_a_week hours_a_week
tourist > holidaymaker sightseeing
owner > belong_to_me landlord proprietor
experienced > years_of_experience veteran old_hand`,
  matters: `accident > prang smash skid overturn write_off wreck mishap fender_bender rear-end lose_control trip_over slip topple capsize stumble plough_into flip_over blow_up scald run_over
car_crash car_accident > write_off skid airbag rear-end overturn prang fender_bender lose_control ditch whiplash
injury > ligament cartilage tendon stitches crutch sling plaster_cast black_eye swollen limp bandage gash rupture shin_splint slipped_disc tennis_elbow stretcher bloody_nose strain
injure injured > stitches crutch bandage stretcher sling plaster_cast limp gash ligament hamstring whiplash concussion
unhurt unharmed unscathed uninjured > walk_away not_a_scratch in_one_piece lucky_escape lucky_to_be_alive
near_miss close_call close_shave narrow_escape
near_miss close_call close_shave narrow_escape > nearly_died nearly_killed could_have_died narrowly inches_from just_missed almost_hit lucky_escape lucky_to_be_alive touch_and_go
emergency > mayday distress sos paramedic fire_brigade evacuate siren alarm coastguard first_aid
evacuation > fire_alarm assembly_point emergency_exit muster lifeboat rescue_centre
fatality casualty > lost_his_life lost_her_life lost_their_lives perish fatal body deaths
death_toll > deaths perish lost_their_lives victim
survivor > made_it_out pulled_alive rubble escape rescued
rescue > helicopter coastguard winch mountain_rescue to_safety dig_out rescuer stretcher life_jacket
disaster > collapse derail meltdown catastrophe fiasco shambles cyclone mudslide oil_spill outbreak capsize sink blow_up
tragedy > die killed drown suicide devastating heartbreaking funeral grief
damage > scrape gouge rip flood scorch write_off ding scuff crumple bent repair_bill
problem > nightmare struggle headache drawback bottleneck stumbling_block pain_in_the_neck sticking_point obstacle niggle teething doesn't_work won't_work not_working stopped_working bug annoying
difficulty > nightmare hardest toughest
challenge > hardest toughest obstacle daunting nightmare
obstacle hurdle barrier > struggle stumbling_block get_past overcome red_tape setback
setback > knock_back knock-back turned_down fail injury back_to_square_one bump_in_the_road let_down
struggle > couldn't_cope cope nightmare hard_time tough_time find_it_hard find_it_difficult hard_work
flaw > weak_point weak_spot shortcoming drawback downside achilles_heel let_down imperfect bug
weakness > weak_point weak_spot shortcoming achilles_heel downside let_down struggle_with not_good_at
strength > strong_point strong_suit good_at forte
limitation > can't_handle doesn't_support doesn't_work_with only_works restrict drawback downside maximum not_able
trade-off tradeoff > at_the_expense sacrifice in_exchange balance price_you_pay downside compromise
fault > defect faulty glitch loose_connection
defect > faulty recall dodgy imperfect
trick > cheat knack clever shortcut illusion sleight magic rule_of_thumb
tip > rule_of_thumb pro_tip top_tip shortcut knack golden_rule don't_forget pay_attention
secret > nobody_knows never_told key_is confess hush knack classified top-secret undercover behind_closed_doors
secret_ingredient > pinch dash magic_ingredient what_makes_it
rule_of_thumb > roughly as_a_guide generally golden_rule per_person
mistake > muck_up got_it_wrong get_wrong boo-boo typo oversight overlook miscalculate misjudge clumsy embarrassing rookie fall_into_the_trap classic_error shouldn't_have should_never_have own_goal
typo misprint > spelling misspelled wrong_letter proofread
reason > the_thing_is what_made_me what_made_us purely_because in_order_to that's_the_point motivate
cause > down_to result_of stem_from thanks_to to_blame culprit responsible_for comes_from spark
cause_of_fire > cigarette candle electrical_fault wiring arson left_the_oven chip_pan spark lightning
cause_of_crash cause_of_accident > pilot_error drunk speeding fall_asleep brake_failure fog ice engine_failure human_error distracted
culprit > to_blame responsible blame guilty caught
consequence > sacked fined banned arrested suspended kick_out
side_effect > bloated weight_gain drowsiness diarrhoea vomit dry_mouth insomnia hair_loss itchy swollen tired fatigue swelling hot_flush constipation stomach_ache
purpose > designed_to intended_for so_you_can allows_you lets_you the_point the_idea helps_you the_whole_idea
goal > trying_to want_to_achieve mission set_out_to objective hoping_to milestone vision ambition bucket_list
aim > trying_to set_out_to objective mission hoping_to
ambition > dream_of bucket_list hoping_to aspire want_to_be want_to_become one_day
plan > hoping_to looking_to in_the_pipeline roadmap proposal lined_up up_next on_the_cards agenda blueprint down_the_line to-do_list
future_plan future_plans > next_year hoping_to looking_forward down_the_line roadmap coming_soon in_the_pipeline
roadmap > coming_soon next_version planned upcoming working_on down_the_line
agenda > on_the_list first_up
itinerary > first_stop next_stop then_on_to
idea > inspiration brainstorm concept come_up_with thought_of proposal brainwave light_bulb lightbulb
inspiration > inspired_by influence got_the_idea where_the_idea spark based_on hero grew_up_with
influence > inspired_by grew_up_listening look_up_to hero impact
motivation > keeps_me_going what_drives wanted_to_prove passion determined passionate
motive > jealous jealousy money revenge greed inheritance insurance_money affair
opinion > if_you_ask_me honest personally to_be_honest for_my_money i'd_say my_take impression convinced not_a_fan not_keen big_fan overrated underrated
first_impression first_impressions > straight_away out_of_the_box initially at_first blown_away impressed immediately
advice > don't_be_afraid never_ever whatever_you_do my_tip top_tip always_remember take_your_time worth_doing rule_of_thumb urge remember_to
recommendation > i'd_say if_i_were_you worth_buying worth_getting highly_recommend my_pick best_buy must-have top_pick
suggestion > why_don't_we maybe_try what_if_we could_try
warning > make_sure_you_don't never_ever don't_ever whatever_you_do dangerous avoid steer_clear stay_away hazard be_aware disclaimer don't_try_this keep_away proceed_with_caution
advantage > upside perk plus_point saves_you selling_point strong_point beauty_of edge big_plus easier
disadvantage > negative snag the_only_thing let_down weak_point trade-off annoyance niggle gripe compromise complaint the_only_problem wish_it_had minus limitation
drawback downside > negative snag let_down weak_point trade-off niggle gripe annoying the_only_thing limitation compromise minus shame
benefit > upside perk saves_you plus_point improve
pros_and_cons > advantage disadvantage upside downside drawback on_the_plus_side on_the_one_hand plus_side
perk > free discount gym_membership freebie
selling_point unique_selling_point > stands_out sets_it_apart unlike nobody_else makes_it_special advantage
difference > distinguish the_other_one tell_them_apart whilst opposed_to compared_to set_apart distinction contrast similar identical by_comparison rather_than
similarity > in_common just_like identical resemble the_same_as
comparison > side_by_side head_to_head compared_to up_against stack_up
conclusion > verdict to_conclude in_conclusion all_things_considered at_the_end_of_the_day the_upshot takeaway final_thoughts summary wrap_up in_summary to_summarise worth_it
verdict > to_conclude all_things_considered takeaway big_fan thumbs_up thumbs_down out_of_ten out_of_five acquit convicted
bottom_line > at_the_end_of_the_day overall worth_it long_story_short all_in_all in_the_end to_sum_up
takeaway > lesson learned the_main_thing to_sum_up key_point remember
summary > long_story_short to_summarise
lesson_learned lessons_learned lesson > taught_me learn_the_hard_way never_again next_time moral in_hindsight takeaway
hindsight > should_have looking_back if_i_could_go_back with_the_benefit wish_i'd knowing_what_i_know
result > showed found_that prove concluded final_score full-time before_and_after
outcome > turned_out ended_up ended_with in_the_end won lost succeed fail verdict
test_result test_results > came_back negative positive all_clear benign malignant passed failed
decision > went_for opted plumped_for chosen agreed picked vote ruled made_my_mind opt toss_up no-brainer went_ahead turn_down rule_out
dilemma > couldn't_decide on_the_one_hand toss_up either_way rock_and_a_hard_place difficult_decision
choice > opt plump_for pick settle_on prefer went_with
vote > unanimous unanimously majority show_of_hands tally voter abstention against_the_motion motion_passes nays landslide per_cent cast_your_vote
turnout > voter per_cent polling attendance packed showed_up
rule > mustn't not_supposed_to not_allowed must prohibited strictly forbidden banned compulsory against_the_rules disqualify foul cheat illegal permitted
law > legal illegal banned legislation offence legally bill statute against_the_law outlaw parliament congress
regulation > restrict banned standard comply permit
restriction > not_allowed no_more_than only_allowed forbid ban banned limit prohibited off_limits curfew
ban > not_allowed crack_down outlawed clamp_down off_limits
limit > cap at_most no_longer_than the_most restrict a_day per_day exceed ceiling
speed_limit > mph thirty_zone camera speeding
age_limit minimum_age age_restriction > years_old at_least under_eighteen over_eighteen over_the_age under_the_age eighteen sixteen twenty-one underage too_young adults_only
height_restriction height_limit minimum_height > too_tall too_short metre feet tall_enough
dress_code > tie jacket jeans trainers uniform bow_tie dress_up smart_casual tuxedo trousers
permission > was_allowed go-ahead said_yes authorise authorised approve approval consent_form sign_off clearance with_the_blessing blessing
planning_permission building_permit > council planner approved refused objection application permit listed zoning
punishment > expel suspend banned punished tell_off kick_out naughty_step sent_to_bed written_warning points_on_your_licence docked sin_bin red_card lock_up behind_bars caned grounding no_supper
penalty > fined points_deducted disqualified banned free_kick red_card yellow_card sin_bin docked punishment
fine > parking_ticket speeding_ticket fined court pay_up
sentence > behind_bars lock_up sent_to_prison years_in_jail months_in_prison suspended_sentence put_away parole in_prison
loophole > technically get_away_with around_the_law legal_way exempt
reward > pat_on_the_back gift_card biscuit clicker cash_reward pay_off
prize > win winner gold_medal jackpot hamper grand runner-up giveaway winnings rosette holiday_for_two scholarship
prize_money > grand thousand winnings million pot
award > oscar bafta emmy grammy medal trophy win winner nominate best_actor golden_globe shortlist certificate
nomination > nominated shortlisted oscar bafta grammy
income > side_hustle royalty royalties an_hour per_hour freelance dividend adsense sponsorship patreon commission turnover rental sells_for pocket_money breadwinner take-home
income_source income_stream source_of_income revenue_stream > adsense sponsorship affiliate merch patreon rent dividend royalties side_hustle freelance
earnings > an_hour a_week commission paid royalties grand take-home
profit > break_even net mark-up bottom_line make_a_living take_home surplus lucrative turn_a_profit
loss > down_the_drain in_the_red wiped_out write_off deficit lost_money
hourly_rate hourly_wage > an_hour per_hour minimum_wage pounds_an_hour dollars_an_hour
budget > shoestring overspend set_aside grand put_aside allowance over_budget under_budget spreadsheet splash_out
expense > receipt claim_back fork_out shell_out
running_cost running_costs upkeep > electricity fuel insurance service maintenance a_month per_month a_year per_year per_mile pence
total_cost > altogether added_up set_me_back set_us_back grand in_total
hidden_cost hidden_costs extra_cost > surcharge fee small_print insurance
savings > set_aside emergency_fund
debt > bailiff overdraft mortgage student_loan maxed_out credit_cards interest payday
fee > subscription free_of_charge per_person commission membership deposit per_cent
entry_fee entrance_fee admission_fee admission_price > free_to_get_in pay_to_get_in ticket pound dollar euro free_entry on_the_door per_person
ticket_price cost_of_ticket fare > each_way day_pass concession off-peak adult pound dollar euro per_person railcard on_the_door one-way round_trip
ticket > pass return single on_the_door box_office sold_out wristband railcard book_online admission turnstile
membership > join member annual a_year per_year sign_up card subscription
membership_fee subscription_cost subscription_price subscription_fee > a_month per_month a_year per_year monthly annual free_tier
subscription > per_month cancel_anytime premium tier free_trial annual_plan patreon auto-renew one-off lifetime a_year
free_trial > seven_days fourteen_days cancel credit_card no_obligation trial_period try_it_free
free_version > paid_version premium upgrade pro_version watermark limited tier
pricing > tier per_month a_month per_user free_plan enterprise pro_plan
price_increase price_rise > went_up dearer inflation hike double
refund > money-back full_refund send_it_back store_credit exchange chargeback receipt thirty_days take_it_back
return_policy refund_policy returns_policy > thirty_days fourteen_days send_it_back money_back money-back receipt take_it_back exchange restocking
warranty guarantee > years_cover lifetime two-year three-year five-year ten-year manufacturer money-back extended_warranty replaced_free
discount > percent_off promo_code discount_code use_the_code black_friday clearance knock_off_the_price two_for_one buy_one_get loyalty_card student_discount sale_price off_your_first
promo_code discount_code voucher_code > at_checkout use_code my_code percent_off per_cent_off link_in_the_description link_below capital_letters
voucher > gift_card redeem per_cent_off money_off at_checkout gift_certificate
special_offer deal > half_price two_for_one buy_one_get percent_off per_cent_off bundle bargain black_friday
giveaway > win winner prize comment_below lucky_draw raffle
customer_service customer_support > helpline on_hold live_chat hotline ring_them rang phoned emailed replied customer_care get_back_to_you call_centre rep technician chatbot
technical_support tech_support > helpline live_chat email forum ticket contact
helpline hotline > call ring phone
delivery > courier arrived turned_up ship shipped shipping parcel amazon doorstep postman van next_day dispatch postage in_the_post tracking_number package working_days
delivery_time shipping_time > days weeks arrived next_day working_days turned_up dispatch took_to_arrive
delivery_cost shipping_cost postage > free_shipping free_delivery ship parcel stamp pound dollar
packaging > box bubble_wrap cardboard unboxing wrapped plastic polystyrene
battery_life > hours_of_use hours_on_a_charge single_charge days_of_use lasts milliamp all-day recharge per_cent percent full_charge
battery > double_a triple_a lithium rechargeable milliamp cell recharge dead
charging_time charge_time > minutes hours fast_charge full_charge fully_charged to_eighty per_cent overnight rapid_charger kilowatt
charging > plug_in usb_c cable wireless overnight rapid_charger charger dock solar
power_consumption energy_consumption electricity_consumption > kilowatt-hour kilowatt_hour kilowatt_hours on_standby pence_an_hour energy_bill electricity_bill amp
range > miles_on_a_charge single_charge as_far_as up_to metres_away furthest full_tank out_of_range signal
accuracy > within_a_millimetre margin plus_or_minus off_by dead_on precision per_cent_correct percent_accurate spot-on out_by reliable hit_rate false_positive calibrate inaccurate
quality > flimsy cheap_plastic well-made well_made shoddy sturdy premium top-notch high-end crisp grainy blurry superb solid second-rate tacky first-class decent plasticky build_quality
build_quality > plasticky wobbly cheap_plastic well_made well-made rattle robust
sound_quality audio_quality > clear muffled hiss distorted crackle rich echo background_noise
image_quality picture_quality video_quality > sharp blurry grainy noise soft crisp detail four_k washed_out pixelated
durability > survive fall_apart still_going lasted hard-wearing flimsy scratch robust held_up bombproof indestructible wear_out years_later
reliability > never_let_me_down break_down never_missed let_down unreliable reliable without_fail bulletproof temperamental dependable trouble-free problems
speed > miles_per_hour mph kph per_second pace flat_out slow_down sluggish snappy milliseconds accelerate velocity metres_per_second walking_pace lightning
speed > megabits megabits_per_second
performance > smooth sluggish laggy snappy benchmark frames_per_second fps stutter struggle slow_down faster powerful underpowered
boot_time startup_time load_time loading_time > seconds boot slow instantly milliseconds load
download_speed internet_speed > megabit meg mbps broadband fibre buffering gigabit slow
frame_rate > stutter smooth sixty_frames thirty_frames
resolution > pixel four_k megapixel ten_eighty 1080p dots_per_inch
brightness > nit bright dim dark lumen dazzle sunlight
storage_space storage_capacity > gigabyte gig terabyte megabyte full memory_card hard_drive ssd
memory_usage ram_usage > gig gigabyte megabyte leak eat_up
noise > deafening silent bleep thump crackle hush whirr whisper shriek wail thunder patter chirp growl shut_up keep_it_down earplugs rustle
noise_level loudness > whisper hum deafening earplugs decibels whirr hear_it_from racket hardly_hear barely_hear
smell > fragrance waft fishy rotting mouldy ammonia manure cigarettes stinky lemony fragrant citrus nostril rank minging stale cinnamon
taste > sweetness bitterness aftertaste metallic vinegary lemony garlicky zingy sickly buttery moreish tart cardboard flavourless tasteless yuck revolting scrumptious garlic citrus zesty malty
texture > spongy velvety flaky stringy mushy squidgy springy moist dense fibrous jelly al_dente
colour color > bluish reddish greenish yellowish brownish greyish magenta lime burgundy charcoal ivory multicoloured striped indigo cyan peach coral copper neon transparent off-white
shape > circular rectangular teardrop oblong
size > palm_of_your_hand six-foot teeny credit_card football_pitch wider taller millimeter acre square_foot square_metre size_of_a king-size centimeter fits_in_your compact
dimension dimensions measurement measurements > inches_by metres_by mil deep tall wide long
weight > kilogramme lb featherweight lightweight tonne heavier lighter weighs_in hundredweight
height > tallest shortest altitude sea_level storey six_foot above_the_ground ceiling
altitude elevation > feet metres
capacity > seats up_to room_for squeeze_in passengers litres gigabyte sleeps_four
temperature > scorching chilly icy sweltering below_zero roasting thermometer lukewarm thermostat room_temperature boiling_hot
age > turned_thirty turned_forty turned_fifty teens thirties twenties sixties seventies eighties when_i_was_ten months_old in_my_twenties my_birthday middle-aged born_in great-grandmother ninety
age_difference age_gap > years_older years_younger older_than younger_than twice_my_age
date > february march april june july august september october november december the_tenth
date > fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third thirtieth
birthday date_of_birth birth_date > born january february april june july august september october november december
release_date launch_date publication_date > out_now coming_out available_from released next_month later_this_year pre-order hit_the_shops launched in_the_shops comes_out
expiry_date expiration_date sell-by_date > best_before use_by go_off expire out_of_date
deadline > cut-off hand_in submit last_day no_later_than closing_date before_the_end at_the_latest tomorrow midnight deadline_day time_limit running_out_of_time
time_limit > minutes_left seconds_left clock run_out countdown ten_minutes five_minutes no_longer_than time's_up
waiting_time wait_time > weeks months queue waiting_list backlog half_an_hour an_hour
duration > minutes hours half_an_hour weeks took_us took_me lasted all_day
frequency > once_a_week twice_a_week once_a_month once_a_year twice_a_year every_month every_other_day every_few three_times_a
opening_hours opening_times closing_time > shut till_five until_five nine_to_five nine_till seven_days_a_week weekends last_orders early_closing half_past closed_on weekdays sundays mondays
timetable schedule > half_past quarter_past quarter_to hourly departs leaves_at runs_every on_time running_late a_day twice_a_week weekdays last_train first_train last_bus
departure_time > leave_at depart set_off half_past quarter_past sets_off
arrival_time > get_there arrive half_past o'clock pulled_in
start_time starting_time > kick_off kick-off o'clock half_past doors_open begin
location > nestled on_the_outskirts miles_from north_of south_of east_of west_of middle_of_nowhere based_in on_the_coast opposite village just_outside just_off not_far_from minutes_from downtown on_the_edge nearby around_the_corner
address > lane avenue postcode zip_code number_ten based_at live_at headquarters find_us
email_address > at_gmail dot_com drop_me_a_line email_me dot_co
phone_number telephone_number > call ring give_us_a_call dial oh_eight
website web_address url > dot_com dot_org dot_co www link_in_the_description link_below online homepage dot_net
contact_details contact_information > email phone website dot_com get_in_touch drop_me_a_line give_us_a_call
headquarters head_office > based_in office
venue > town_hall stadium village_hall church_hall marquee festival auditorium community_centre held_at barn
route > motorway junction detour turn_left turn_right signpost over_the_bridge along_the_river roundabout trail short_cut coast head_north head_south through_the_woods past_the_church straight_on footpath
directions > roundabout traffic_lights follow_the_signs exit junction
distance > mileage marathon walking_distance stone's_throw half_a_mile furthest ten_k five_k as_the_crow_flies lap round_trip lightyears miles_away miles_from minutes_from drive_from
weather > overcast scorching drench bucketing_down chucking_it_down pelting nippy chilly muggy humid sweltering blustery clear_sky cold_front downpour boiling_hot glorious freezing drought slush black_ice soaking_wet bright_spell raining_cats
season > time_of_year october november february march april june july august september midsummer midwinter harvest monsoon rainy_season dry_season
climate > tropical arid humid rainfall desert temperate hot_summers cold_winters mediterranean
holiday vacation > bank_holiday seaside beach caravan camping cruise abroad resort honeymoon half-term staycation getaway villa sunbathe all-inclusive weekend_away july_fourth fourth_of_july easter_break
breakfast > oatmeal orange_juice omelette
lunch > soup salad wrap baguette packed_lunch lunchtime
dinner > roast pasta curry casserole takeaway evening_meal stew steak
drink > espresso latte pint lager ale prosecco soda tonic fizzy mug_of cup_of glass_of
alcohol > drunk pint units sober lager hangover
ingredient > cup_of spoonful pinch gram yeast garlic spice herb vinegar cream pepper ounce
main_ingredient > made_from made_of per_cent
substitute replacement > instead_of use_instead swap_out in_place_of alternative
serving portion > serves_four serves_six serves_eight makes_about enough_for per_person
dietary_requirement dietary_requirements > vegan vegetarian gluten-free halal kosher allergic lactose coeliac nut-free
diet > intermittent_fasting calorie carbs protein dairy-free plant-based weight_watchers cut_out sugar-free give_up portion lose_weight
weight_loss > lose_pounds lose_stone kilos shed slimmer calorie slim_down
calorie calories > kilocalorie per_serving energy burn
exercise > jumping_jack jumping_jacks reps kettlebell dumbbell treadmill rowing_machine jogging exercise_bike cross-trainer burpees sit-ups push-ups warm_up crunches
workout > reps lunge dumbbell kettlebell cardio treadmill
training > sparring session gym boot_camp regime mileage long_run intervals
training_schedule training_plan > a_week every_morning rest_day sessions mileage taper long_run
tool > sewing_machine glue scalpel tin_opener penknife multi-tool hand_plane
material > hardwood softwood mdf acrylic chipboard hemp suede canvas corduroy fleece steel-framed recycled resin latex vinyl perspex foam carbon_fibre wax straw rubberised sheepskin
equipment gear > tripod camera microphone laptop lens rucksack backpack sleeping_bag stove headtorch helmet gloves harness rope waterproof wetsuit goggles
equipment gear > amp amplifier guitar mixer pedal interface monitor headphones lights
camera_equipment camera_gear > lens tripod gimbal canon nikon sony fuji gopro microphone drone
safety_equipment safety_gear protective_equipment protective_gear > goggles gloves helmet mask hard_hat hi-vis steel_toe boots apron earmuffs harness visor life_jacket fire_extinguisher
camping_equipment camping_gear > tent sleeping_bag stove headtorch mat hammock tarp
supplies > stock_up batteries tin torch rations first_aid
luggage baggage > backpack holdall carry-on hand_luggage trunk
outfit > suit gown skirt jeans hat tuxedo coat heels blouse tights sweater hoodie jumpsuit waistcoat blazer dungarees dressed_in cardigan shorts tie
uniform > blazer tie badge overalls cap apron shirt dress_code tunic
costume fancy_dress > dress_up_as mask wig cape dressed_as pirate witch outfit superhero
footwear shoes > boots trainers sandals heels wellies slippers barefoot flip-flops sneakers loafers
setup > monitor microphone camera desk keyboard tripod interface wired_up plugged_in configure mounted rig dual_monitor
workspace > desk monitor studio garage shed office spare_room workshop bench
system_requirements hardware_requirements minimum_requirements > gigabyte graphics_card windows_ten windows_eleven mac processor compatible at_least disk_space
requirement > at_least minimum must-have essential mandatory compulsory you'll_need prerequisite eligible have_to_have
prerequisite > need_to_know already_know before_you_start basic_knowledge assume need_to_have first_install
eligibility criteria criterion > eligible qualify must_be at_least over_eighteen resident apply only_if
qualification > qualified a-levels o-levels city_and_guilds city_and_guild bachelor masters apprenticeship certified no_qualifications passed graduated chartered accredited honours
licence license > certificate driving_test learner renew provisional permit
certificate certification > certified accredited passed course exam licence
education > college studied graduated degree left_school dropped_out a-levels schooling went_to_university scholarship boarding_school taught_myself self-taught home-schooled
degree > bachelor masters phd studied graduated honours first_class major_in majored
career > worked_as started_out apprenticeship retired joined_the promoted freelance trained_as resigned went_into first_job
first_job > started_out worked_in worked_as apprentice saturday_job washing_up
previous_job former_job last_job > used_to_work worked_as worked_for before_that quit
occupation profession > for_a_living self-employed trained_as retired
work_experience > years_of_experience worked_at worked_for
skill > proficient self-taught adept strong_suit expertise
experience > years_of_experience beginner novice never_done_it_before expert first_timer veteran seasoned
hobby pastime > spare_time play_guitar allotment in_my_free_time weekends enjoys model_railway
hobby free_time spare_time > weekends relax unwind
talent > natural_born gifted can_sing prodigy virtuoso
family > great-aunt stepdad grandchildren twins kids siblings stepson stepdaughter half-brother half-sister eldest youngest
relative > step-brother in-laws great-grandfather
marital_status > wife husband partner
relationship > fall_in_love going_out fling soulmate break_up split_up get_along get_on_with married move_in together_for
romance love_life love_affair > fall_in_love boyfriend girlfriend dating kiss crush first_date married
friendship > met_at lifelong known_each_other childhood_friend get_on_well inseparable stayed_in_touch
childhood > little_boy little_girl when_i_was_little when_i_was_a_kid my_parents schooldays as_a_kid orphanage foster young_age
upbringing > poor working-class council_estate orphanage foster middle-class my_parents
background > grew_up come_from worked_as studied started_out brought_up raised trained
origin > traces_back invented_by stem_from derived goes_back_to native_to originate first_appeared
origin_of_name origin_of_the_name meaning_of_name name_meaning > named_after called_after stands_for derived latin greek comes_from originally_called
nickname > call_him call_her called_me everyone_calls affectionately
death > passed_on lost_his_life lost_her_life buried killed_himself took_his_own took_her_own grave coffin cremate cancer heart_attack deathbed last_breath dead_at_the_age slipped_away
cause_of_death > tumour tuberculosis collapse bleed_to_death lung dementia succumb infection hypothermia electrocuted strangle executed
funeral burial > cemetery cremate ashes hearse church mourn undertaker
grave > buried cemetery headstone churchyard ashes
illness disease > diagnosed poorly in_hospital unwell tumour ulcer symptoms bedridden under_the_weather came_down_with jaundice shingles chronic kidney
illness disease > parkinson alzheimer
allergy > itching epipen intolerant anaphylactic brings_me_out sneezing hayfever antihistamine
pain > agony excruciating stabbing throbbing headache toothache backache stiff cramp killing_me painful tender
symptom > shaking tremor runny_nose sore_throat chest_pain blurred_vision forgetful hallucinate tingle shortness_of_breath weight_loss losing_weight exhausted temperature loss_of_taste
treatment > course_of_antibiotics prescribed operation drip bandage injections pills remedy radiation tablets steroid laser ice_pack painkiller surgeon therapist exercises
cure remedy > get_rid_of honey vinegar ginger herbal tablet antibiotic heal
medicine medication > inhaler painkillers prescribed dosage milligrams syrup lozenge beta_blocker inhalers antidepressants antibiotics chemist dose pharmacist
surgery operation > surgeons stitches anaesthetic operating_table op keyhole under_the_knife scar pacemaker stent
recovery > back_on_my_feet on_the_mend convalesce rehabilitation crutches physiotherapy weeks_later fully_healed good_as_new learn_to_walk bounce_back
recovery_time healing_time > weeks_off weeks months on_crutches back_to_work back_to_normal
hospital_stay > in_hospital discharged ward intensive_care admitted overnight weeks
mental_health > depressed therapist counselling panic_attack suicidal burnout bipolar
disability > paralysed amputee one_leg one_arm dyslexia dyslexic autistic autism blindness prosthetic stammer learning_difficulties cerebral_palsy
addiction > recovering sober relapse drugs drink_problem alcoholics_anonymous hooked_on pills
fear phobia > claustrophobia petrified can't_stand arachnophobia vertigo nightmare germs freaks_me_out scares_me needles
regret > never_should wish_i_had missed_opportunity do_it_differently
match > kick-off final derby semi-final half-time fixture full_time equaliser penalty_shoot-out
race > marathon grand_prix finish_line finishing_line lap triathlon half-marathon starting_line relay rally podium iron_man steeplechase time_trial
competition > championship league grand_final entered showdown knockout round_one judges olympics entry
tournament championship > final semi-final quarter-final knockout group_stage world_cup trophy league wimbledon
opponent > playing_against defending_champion challenger drawn_against up_against faced the_other_team versus
winner > win won champion gold_medal first_place came_first trophy victory victorious beat crowned triumph
loser > lost last_place came_last knock_out beaten defeat eliminated runner-up
score final_score > one-nil two-one three-nil three-one two-all one-all draw full-time all_square scoreline tiebreak set_point equalise
result > one-nil two-one three-nil draw thrash
ranking > came_first came_second came_third came_fourth in_first_place second_place third_place fourth_place bottom_of_the_table top_of_the_table world_number number_one number_two top_ten league_table top_five seeded runner-up
world_record > longest highest biggest guinness first_person never_been_done
audience > viewers viewership sold-out spectator packed listeners full_house people_watching fans aimed_at subscribers onlookers in_the_crowd demographic
audience_size viewership attendance > thousand million tuned_in packed sold_out viewers spectators
target_audience target_group > aimed_at for_people_who beginner parents teenagers designed_for intended_for suited_to professionals
viewer_numbers view_count > million thousand subscribers went_viral watched
member > joined sign_up belongs committee team drummer bassist lead_singer
band_member band_members lineup line-up > drummer bassist guitarist singer keyboard vocalist lead_guitar on_drums on_bass saxophone
volunteer > unpaid_work give_up_their_time for_nothing free_of_charge pitch_in in_their_spare_time lend_a_hand recruits
staff > employed hired full-time part-time crew volunteers nurses on_the_payroll cleaner receptionist employees team_of
number_of_staff number_of_employees team_size workforce > people_work employ employed staff full-time part-time
boss > runs_the in_charge ceo reports_to governor line_manager
founder > started established came_up_with co-founded
owner > own owned belongs_to bought landlord proprietor
sponsor > funded_by paid_for_by backer sponsoring this_video_is_sponsored thanks_to_our supported_by free_trial patron discount_code promo_code donor
funding > grants donations crowdfunding lottery kickstarter patreon venture_capital investors subsidy
donation > donor charity raised contribute chip_in patreon paypal fundraiser raise
fundraising > bake_sale sponsored_walk raised raffle jumble_sale gofundme tombola in_aid_of auction
complaint > dissatisfied annoyed annoying gripe whinge grievance fuming disgusted unacceptable outraged compensation refund letters_of not_happy
criticism > slammed panned backlash complaint harsh unfair disappointing let_down could_be_better fall_short bad_review
praise > fantastic impressed outstanding incredible love_it rave
feedback > comments reviews liked complaints
argument row quarrel > disagreed shout disagreement shouting_match storm_out slammed bickering heated yell squabble not_speaking bust-up blazing_row
feud rivalry > hate fall_out enemies argue falling_out bad_blood not_speaking grudge
controversy scandal > backlash banned complaints critics uproar furious accused allegation resign apologise cover_up cancelled leaked under_fire lie boycott
scandal > bribe corruption resigned accused exposed cover-up
protest > placards marched chanting strikes blockade blocked_the_road banners took_to_the_streets demonstrators chained campaign occupied glued_themselves crowds riots speak_out
strike > pay_dispute picket_line walk-out unions stop_work
crime > embezzle stolen stole smuggled killed hijack launder robbed trafficking fraudulent stabbed shot break_in kidnap blackmailed spying arrested charged_with convicted drug_dealing
crime_scene > body blood fingerprint police forensic murder found_dead
theft > stole stolen nicked robbed shoplifter pickpocket pinched break-in burglar thief swiped
burglary > smashed_the_window stolen robbed ransack burglar
murder > poison bludgeoned gunned_down found_dead shot_dead beat_to_death slit serial_killer hitman drowned
murder_weapon weapon > knife gun pistol rifle hammer axe poison shotgun revolver dagger sword rope
criminal > gang killer mafia
evidence > dna_sample eyewitness receipt blood_stains phone_records proved found_that statistics research_shows fossil records shows_that documents testify photograph recording bloodstain fibre forensics carbon_dating
proof > documents receipt certificate show_that prove_that confirmed demonstrate
clue > footprint fingerprint dna
suspect > accused alibi arrested motive questioned police_think last_seen prime_suspect person_of_interest interrogate under_suspicion number_one_suspect brought_in_for
arrest > handcuffs police_car caught taken_away cuffed read_him_his_rights
trial > found_guilty convicted acquitted prosecutor defendant judge testified lawyer pleaded sentenced courtroom barrister in_the_dock in_court
lawsuit > suing sued lawyer damages settled court judge attorney solicitor plaintiff
trial court_case > verdict jury judge guilty innocent sentenced
witness > saw_it saw_him saw_her statement bystanders passer-by neighbours came_forward
alibi > at_home elsewhere somewhere_else couldn't_have_been was_with witness
excuse > forgot blame sorry lie dog_ate couldn't_make_it
apology > apologize regret forgive my_fault
lie > made_it_up not_true untrue pretended false dishonest bluff porky
scam fraud > con con_artist con_man fake phishing ponzi_scheme pyramid_scheme counterfeit fall_for duped
myth misconception > not_true not_actually_true wrong debunk old_wives' many_people_think people_think contrary_to_popular rubbish nonsense
rumour rumor > apparently word_on_the_street supposedly allegedly
war > allied_forces trenches front_line shelling regiment evacuated blitz surrender ceasefire armistice soldiers bombing hitler normandy nazi invasion bombed occupied enlisted called_up
battle > fought attack trenches army regiment defeat victory
military_service > navy air_force raf marines enlisted drafted regiment called_up
invention > patent prototype came_up_with invented_the pioneer built_the_first world's_first
inventor > patent prototype came_up_with created designed developed first_built
discovery > stumbled dig_up unearth came_across uncovered excavate never_seen_before noticed first_seen spotted breakthrough
breakthrough turning_point > suddenly_realised from_that_moment changed_everything eureka aha_moment penny_dropped big_break life-changing from_then_on never_looked_back
experiment > hypothesis participants subjects tested trial measured control_group placebo laboratory lab_rat tried_it_out
study research > participants university researchers found_that published scientists survey data experiment journal
theory hypothesis > believe_that think_that scientists_think suggest might_have_been explain possibly predict
method > approach step way_to_do_it way_of_doing process
strategy tactic > approach game_plan trick focus_on key_is outsmart gamble ambush play_it_safe
precaution precautions safety_measure safety_measures > make_sure careful gloves mask goggles helmet switch_off turn_off just_in_case double-check wash_your_hands safety
risk danger > poisonous toxic could_die might_fall electrocute explode lose_everything lethal hazardous deadly choke
safety > fire_extinguisher smoke_alarm seatbelt safe_distance hazard first_aid earth_wire
hygiene > sanitise sterilise disinfect sanitizer gloves wipe_down antibacterial
etiquette manners > polite rude please_and_thank_you respectful shake_hands bow considered_rude never_point
tradition custom ritual > every_year generations hand_down pass_down always_done superstition centuries old-fashioned festival
celebration > fireworks cake champagne parade bunting toast banquet street_party balloons feast dance
surprise > never_expected out_of_the_blue astonished jaw_dropped who_would_have_thought to_my_amazement didn't_see_it_coming speechless
disappointment > let_me_down underwhelming heartbroken devastated expected_better unfortunately not_as_good live_up_to
highlight > best_bit best_part favourite_part favourite_moment loved standout unforgettable stand_out most_memorable favorite_part
lowlight low_point > worst_part worst_moment rock_bottom worst_bit lowest hit_rock_bottom break_down cry
favourite favorite > can't_beat number_one my_absolute pick_of_the_bunch go-to adore top_of_my_list
least_favourite least_favorite > hate worst can't_stand dislike loathe not_keen bottom_of_my_list
achievement accomplishment > proudest award world_record medal qualified graduated made_history first_person pull_off
success > best-seller number_one sold_out smash_hit took_off pay_off bestseller worked_out triumphant
failure > go_bust didn't_work_out give_up bombed never_worked fall_through unsuccessful in_vain
progress > so_far getting_there improving halfway further_along made_headway
downfall > collapsed bankrupt scandal resigned ruined caught lost_everything fell_from_grace
expectation expectations > expected hoped_for anticipate looking_forward as_good_as_i
prediction forecast > going_to_happen by_the_end_of expected in_the_future i_think_will likely my_bet
estimate > approximately something_like give_or_take somewhere_between ballpark_figure round_about quote at_a_guess
backup_plan plan_b contingency > just_in_case if_that_doesn't fall_back worst_case spare backup
compromise > settle_for in_between fifty-fifty halfway both_sides
solution > workaround work_around get_round get_around resolve got_it_working figure_out did_the_trick
workaround > get_around get_round instead trick hack alternative bypass temporary temporary_fix bodge
bug software_bug > glitch glitchy broken buggy freeze patch fault doesn't_work playing_up null_pointer off_by_one typo race_condition
bug_fix bugfix > fixed patch resolved solved update
error_message > blue_screen exception not_found access_denied failed invalid pop_up four_oh_four permission_denied stack_trace crash popup says_cannot red_text
crash > freeze blue_screen reboot black_screen shut_down not_responding
backup > backed_up back_it_up external_drive snapshot second_copy icloud dropbox google_drive hard_drive usb_stick duplicate save_a_copy memory_stick offsite nas
password > log_in login pin sign_in pin_number passcode credentials username one_two_three_four reset fingerprint face_id master_key
login sign-in > username password account google_account log_in sign_in authenticate credentials
authentication > username sign_in two_factor face_id fingerprint code api_key verify
two-factor two_factor > authenticator text_message six-digit code sms
encryption > encrypted encrypt end-to-end decrypt private_key public_key cipher
security > password encrypt firewall hacker lock alarm guard burglar antivirus cctv malware
privacy > track tracking tracker data_collection collect encrypted anonymous cookies opt_out stays_on_your_device on_your_own_machine snoop eavesdrop third_parties sell_your_data gdpr locally curtain
data_collection > track collect telemetry cookies personal_data analytics opt_out
data_breach > hackers leaked passwords compromised
virus malware > infected antivirus trojan ransomware spyware hacked worm phishing
vulnerability security_hole > hacker patch exploit attack injection zero_day
permission permissions > admin administrator sudo grant read-only log_in authorise chmod
import > drag_in drag_and_drop upload pull_in open_the_file csv file_import
export > save_as download render save_out file_export pdf csv
file_format file_type file_extension > tiff dot_txt plain_text spreadsheet webp svg svgs avi mov flac psd word_document excel_file bitmap zip_file
file_size > megs compress
search search_function > control-f look_it_up type_in magnifying_glass search_box google filter query lookup spotlight
shortcut keyboard_shortcut > hold_shift press_control hold_down_control control_shift command_shift hit_tab press_enter hotkeys keystroke alt_key right-click press_escape hold_down_alt key_combination short_cut quick_way
version > point_one version_two two_point_oh one_point_oh beta alpha release latest edition version_one version_three
update > new_release patch_notes changelog released bug_fixes rolled_out new_version installed revamp
changelog release_notes patch_notes > new_feature fixed added improved version
feature > lets_you you_can_also built-in functionality option comes_with support ability
new_feature new_features > added brand_new introducing can_now improved lets_you update
missing_feature missing_features > doesn't_have wish_it_had lack doesn't_support not_yet no_way_to
compatibility > works_with windows mac linux android iphone doesn't_work_with supported fit plug_and_play
connectivity connection > bluetooth wifi wireless usb_c hdmi cable port ethernet plug_in usb aux
menu > main_course soup
source_code > repository repo open_source open-source gitlab
username > at_sign instagram twitter follow_me call_myself
latency lag > milliseconds slow real-time instantly stutter
insurance > insured premiums excess payout underwriter deductible third_party comprehensive no_claims
insurance_cost insurance_premium > a_year per_year a_month premium quote insure
compensation > paid_out damages awarded lump_sum sued apologised
liability > responsible sue fault blame to_blame insurance
inheritance > inherited left_me_the_house grandfather's pass_down hand_down grandmother's
tax > taxes tax_return self-assessment tax-free deductible accountant
mortgage_rate interest_rate > per_cent percent fixed variable base_rate
resale_value > sell_it_for second-hand hold_its_value
market_price going_rate > sells_for fetch worth per_kilo a_pound auction
salary wage > an_hour per_hour paid_me underpaid minimum_wage weekly_pay payslip
working_hours working_time > hours_a_day hours_a_week nine_to_five night_shift early_start clock_in full-time part-time overtime nights days_a_week
workload > long_hours overworked snowed_under hours_a_week rushed_off
resignation > resigned left_the_company handed_in handed_in_my_notice
dismissal > dismissed got_the_boot given_the_boot laid_off
promotion > moved_up made_manager head_of promoted_to became_head
retirement > retired pensioner stopped_working bow_out
replacement successor > take_over replaced_by next_in_line new_manager stepped_in
predecessor > take_over_from before_me before_him before_her former
collaboration > team_up worked_together joint partnership co-wrote joined_forces featuring
manufacturer maker > made_by built_by factory made_in brand produced_by
brand > made_by makita bosch dewalt sony canon apple samsung ford label
model > mark_two edition series version
country_of_origin > made_in imported_from comes_from china japan germany
nationality > dutchman frenchman scotsman irishman welshman scot swede dane pole
hometown birthplace > born_in raised grew_up_in native moved_from local_lad
population > people_live inhabitants residents
neighbour neighbor > next_door across_the_road over_the_fence upstairs downstairs down_the_street
daily_routine morning_routine > wake_up get_up shower breakfast brush_my_teeth o'clock coffee go_to_bed
sleep > hours_a_night insomnia snoring dozed_off kip forty_winks slept bedtime
habit > bite_nails smoke every_morning every_night can't_help
accent > scottish irish welsh cockney northern southern posh geordie scouse american drawl brummie
pronunciation > rhymes_with pronounced syllable silent vowel
meaning definition > stands_for refers_to defined_as in_other_words known_as
abbreviation acronym > stands_for short_for initials
quote motto slogan > always_said once_said as_they_say famously words_of
exception > unless except_for only_one_that rule_out
soundtrack music_used > song music score composed_by track
filming_location > filmed_in shot_in filmed_at shot_at studio
actor actors > starring played_by plays stars_in leading_role
reception review reviews > stars loved critics slated panned well_received standing_ovation rave flop
reaction > burst_into_tears applauded speechless shocked delighted furious over_the_moon boo stunned screamed standing_ovation
mood atmosphere > buzzing tense lively relaxed electric gloomy eerie cosy friendly upbeat
personality > easy-going warm-hearted down_to_earth bubbly laid-back short-tempered moody gentle hot-tempered loud
appearance > beard moustache freckles bald blond brunette scruffy glasses long_hair short_hair handsome skinny tattooed smartly_dressed
hairstyle haircut hair_colour > blonde brunette ginger bald shaved dyed fringe shoulder-length curly shoulder_length crew_cut redhead
scenery landscape view > mountain valley lake meadow forest cliff hill breathtaking stunning coast skyline sunset
soil > chalky acidic alkaline
water_source water_supply > spring river stream borehole rainwater bottled reservoir
water_temperature > degrees freezing icy lukewarm tepid
energy_source power_source > batteries solar_panel generator diesel petrol mains wind_turbine
fuel > paraffin ethanol hydrogen
heating > log_burner central_heating underfloor_heating boilers electric_heater
electricity_supply power_supply > generator solar_panel mains grid battery inverter socket
power_cut power_outage blackout > lights_went_out no_electricity candle generator grid
waste > compost landfill recycle bin scraps leftover food_waste
pollution > oil_spill carbon_dioxide exhaust emissions chemicals contaminated pesticide toxic microplastics
environmental_impact carbon_footprint > emission carbon co2 carbon_dioxide recycle sustainable plastic landfill
sustainability > recycled recyclable reuse carbon_neutral solar eco-friendly zero_waste
visibility > foggy misty see_nothing couldn't_see hardly_see clear_day pitch_black pitch_dark
comfort > comfy padded cushion snug squishy uncomfortable soft_seat legroom
lifespan life_expectancy > years_old live_for live_up_to lasts_about outlive
shelf_life > keep_for keeps_for airtight expire sell-by keep_in_the_fridge months freeze
maintenance upkeep > clean oil service grease repair paint replace regularly once_a_year
storage > shed attic loft airtight garage warehouse cellar drawer container
cancellation > cancelled called_off canceled scrapped postponed rained_off
booking reservation > book_online booked in_advance reserve reserved deposit
memory > never_forget i_can_still_see recall vividly look_back when_i_was
earliest_memory first_memory > four_years_old when_i_was_little
dream > always_wanted one_day nightmare childhood_dream would_love_to
gift > gave_me bought_me got_me birthday christmas wrapped surprise
souvenir > bought postcard fridge_magnet gift_shop keepsake brought_back mug
brolly > umbrella
umbrella > brolly
ton tonne
web website
seaweed > kelp algae wrack
kelp > seaweed`,
};

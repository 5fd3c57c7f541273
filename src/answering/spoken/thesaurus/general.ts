/** What people ask by, and what speakers say, in the form of `actions.ts`; and sorts with their members, in that of `sorts.ts`. */
export const general = {
  english: `price > buck cent paid grand tenner fiver
cost > buck grand bargain set_you_back
total > altogether add_up overall grand_total
sum total
overall > altogether total all_told
altogether all_told in_total
quid pound
buck dollar
tenner > ten_pounds
fiver > five_pounds
penny pence
expense > cost spend pay paid pricey
expensive > steep rip-off cost_a_bomb arm_and_leg splash_out top_dollar
pricey expensive costly
cheap > bargain reasonable affordable knock-down dirt_cheap next_to_nothing
affordable > cheap reasonable inexpensive budget
bargain > cheap deal sale knock_off
discount > percent sale bargain voucher coupon code half_price
sale > bargain discount half_price percent_off
coupon voucher
free > no_charge on_the_house complimentary gratis no_cost
complimentary > free on_the_house
payment > pay paid cash card cheque transfer invoice deposit instalment
pay > cash card cheque owe bill stump_up
instalment > monthly a_month finance
deposit > upfront up_front
upfront up_front in_advance beforehand
gratuity > tip
wage > an_hour a_week minimum
salary > grand thousand
afford > budget spare stretch_to
economical > cheap save saving efficient
thrifty > save cheap penny bargain
frugal thrifty
worthwhile > worth pay_off worth_it
value > worth price cost
worth > value fetch sell price
value_for_money > bargain worth cheap reasonable
profit > margin made_money markup mark_up
loss > lose lost out_of_pocket
money > dosh quid buck note coin
cash > note coin
small_change > coin penny cent
income > paid revenue
tax > vat percent
rate > per percent an_hour a_day
auction > bid hammer sold
receipt > ticket bill invoice slip
duration > hour minute second day week month year long overnight
duration length
how_long > hour minute day week month year overnight
time_taken > hour minute second half_an_hour
period > year month week day
interval > every gap minute
wait > hour minute leave_it patience sit rest be_patient stand_by hang_on hold_on
waiting_time > minute hour leave_it overnight let_it_sit
brief > quick couple_of_minutes moment
moment instant
instantly immediately straight_away right_away at_once
immediately > as_soon_as on_the_spot
straight_away right_away straightaway immediately
soon > shortly in_a_minute before_long any_minute
shortly > soon in_a_moment in_a_minute
eventually > in_the_end finally at_last
finally > at_last in_the_end lastly
lastly > finally last
initially > to_start_with to_begin_with start_off originally
originally > at_first used_to
previously > before used_to earlier
formerly > used_to back_then
prior before
afterwards > after next
afterwards later
subsequently > later after next
meanwhile > at_the_same_time in_the_meantime
simultaneously > at_the_same_time together at_once
gradually > slowly bit_by_bit little_by_little over_time step_by_step
slowly > gradually gently bit_by_bit take_your_time steady
suddenly > all_of_a_sudden out_of_nowhere out_of_the_blue bang
temporary > for_now for_the_time_being short-term
temporarily > for_now for_the_time_being
permanent > for_good lasting for_life
permanently > for_good forever for_life
lifespan > last year die wear_out
lifetime > year life
durability > last tough sturdy strong hard-wearing wear
durable > last tough sturdy hard-wearing strong
long-lasting durable
sturdy > solid robust tough
robust > sturdy tough strong
frequency > every often times_a_day once_a twice weekly daily monthly regularly per
how_often > every once_a twice times_a daily weekly monthly regularly
frequently > often regularly all_the_time
frequent > often regular common
often > usually regularly every
regularly > every often daily weekly once_a routine
rarely > not_often once_in_a now_and_then
seldom rarely hardly_ever
occasionally > sometimes now_and_then now_and_again once_in_a every_so_often
sometimes > occasionally now_and_then now_and_again once_in_a every_so_often
now_and_then now_and_again every_so_often
always > every_time all_the_time never_not constantly
constantly > all_the_time keep non-stop
continuously > non-stop keep all_the_time without_stopping
usually > most_of_the_time tend_to
usually normally generally typically
twice two_times double
once > one_time
triple > three_times
age > year_old born birthday young elderly teenage forties fifties years_old
how_old > years_old age born century
elderly > old pensioner eighty ninety granny
old_age > elderly retired pension
youth > young when_i_was kid
teenager adolescent teen
childhood > kid grew_up when_i_was as_a_child brought_up
toddler > two-year-old little_one
oldest eldest
antique > old hundred_years vintage century
vintage > old antique retro classic
era > period age century
date > year month january nineteen
anniversary > years_since
schedule > plan calendar o'clock
schedule timetable
time_of_day > o'clock morning afternoon evening noon
noon midday
midnight > twelve_o'clock
early > first_thing ahead_of_time premature dawn
early_morning > crack_of_dawn dawn sunrise first_thing
late > delayed overdue
punctual on_time
overdue > late
delay > late hold-up setback
recent > latest new lately
lately recently
currently > these_days at_the_moment right_now
nowadays these_days
future > plan ahead
deadline > by_the_end cut-off
cut-off > deadline limit
size > inch foot centimetre millimetre wide long tall diameter
size dimension
dimension > inch centimetre millimetre metre foot wide long tall
dimensions measurements
measurement length > inch centimetre millimetre metre foot
measure > tape ruler inch centimetre millimetre
thickness > thin inch millimetre mil gauge centimetre
thickness thick
width > across inch centimetre metre broad
height > foot inch metre
depth > inch metre centimetre foot
diameter > across wide round inch millimetre
radius > from_the_centre
circumference perimeter
area > square_metre square_foot acre hectare
volume > litre gallon pint cup millilitre capacity
capacity > hold litre gallon fit seat room
litre liter
metre meter
centimetre centimeter
kilometre kilometer
gramme gram
kilo kilogram
weight > gram ounce ton stone
weigh > ounce stone
ton tonne
temperature > degree celsius fahrenheit hot warm cold minus freezing boiling gas_mark
temperature temp
degree > celsius fahrenheit
celsius centigrade
heat_setting > low_heat medium_heat high_heat simmer gas_mark
oven_temperature > degree preheat gas_mark
hot > boiling scorching sweltering burning piping red-hot
boiling_hot scorching sweltering
lukewarm tepid
lukewarm > warm body_temperature
cold > nippy minus frozen
freezing > minus below_zero ice frozen
room_temperature > warm_up left_out out_of_the_fridge
humidity > damp moist wet muggy
humid > muggy sticky damp
climate > weather warm dry rain
speed > mile_an_hour knot rpm
velocity > speed fast
pace > fast slow steady
fast > in_no_time whizz zip flat_out
fastest quickest
slow > take_ages sluggish crawl
hurry rush
hurry > quick get_a_move_on fast
accelerate speed_up
slow_down > slower ease_off
decelerate slow_down
strength > strong tough weak powerful force percent dilute
strong > solid muscular hefty
weak > flimsy watery puny fragile
fragile delicate breakable
fragile > careful break brittle snap
flimsy > weak thin bend cheap
power > strong horsepower volt
force > hard push press pull
pressure > psi push press squeeze
intensity > strong hard bright loud
firmly > hard tight
gently > careful light soft slow
gently carefully softly
dilute water_down
dilute > weak add_water
ratio > half equal double third twice
ratio proportion
proportion > half third quarter percent equal
mixture > mix blend
percentage > half quarter third
percentage percent per_cent
fraction > half third quarter
half fifty_percent
quarter > twenty-five_percent
approximate > roughly or_so
approximately > or_so give_or_take ballpark somewhere_around
approximately roughly
exactly precisely spot_on
exact > precise spot_on bang_on dead_on to_the_millimetre
accurate > exact precise spot_on correct right_on
accuracy > precise exact accurate spot_on
maximum > up_to no_more_than limit
maximum max
minimum > least at_least no_less_than
minimum min
limit > no_more_than up_to maximum
exceed > more_than above
sufficient enough
insufficient > not_enough too_little short
enough > plenty ample that'll_do
plenty > lots loads enough heap tons
amount > cup spoon spoonful handful pinch litre gram kilo splash
quantity > cup spoon handful pinch gram dozen
how_much > cup spoon spoonful handful pinch gram litre pound dollar
how_many > couple dozen several hundred thousand few number
several > a_few couple
lots loads
lots > plenty tons heap masses bunch
numerous > many lots loads
countless > thousands millions
scarce > rare hard_to_find hard_to_get
scarcity shortage
shortage > not_enough run_out short lack
lack > without run_out missing not_enough haven't_got
abundant > plenty lots loads
excess > too_much extra leftover spare
excess surplus
extra > spare additional
surplus > spare extra leftover
small_amount > pinch dash drop dab touch smidge splash dollop
blob dollop
large_amount > lots loads tons heap plenty
pile > heap stack
chunk lump piece
fragment > piece splinter shard
entire whole
partially > half not_all
partly partially
entirely completely totally fully
completely > all_the_way right_through
nearly almost
almost > just_about not_quite
barely hardly scarcely
barely > only_just
zero nought nil
none > zero nothing
score > nil two-nil
population > million thousand inhabitant
attendance > crowd turn_up
remaining remainder > left leftover
remainder rest
location > over_here near next_to corner
location whereabouts
position > spot spot_where angle upright line_up
nearby > close near next_to round_the_corner not_far just_down
near close_to next_to
adjacent > next_to beside alongside neighbouring
beside next_to alongside
opposite > across other_side facing
above > on_top
overhead above
below beneath underneath
beneath underneath under
underside > underneath bottom beneath
interior inside
exterior outside
outdoors > open_air
outdoors outside
indoors inside
centre center
middle > centre halfway
halfway > midway half
edge > border
rim > lip edge
behind > at_the_back in_back
upstairs > up_the_stairs first_floor
downstairs > down_the_stairs ground_floor
upright vertical
vertical > up_and_down straight_up plumb
horizontal > flat across sideways lying
horizontal level
diagonal > corner_to_corner slanted angle
angle > degree slant tilt slope forty-five
slanted sloping tilted
parallel > side_by_side alongside
perpendicular > right_angle ninety_degrees square
right_angle ninety_degrees
aligned > straight line_up square flush
align line_up
align > straight straighten flush centre match_up
alignment > line_up straight square level
flush > level
central > middle centre
distance > foot yard inch apart light_year
gap > space room millimetre inch apart
spacing > apart gap inch centimetre
isolated > remote middle_of_nowhere cut_off alone
far > miles a_long_way
direction > left clockwise north south east west upwards backwards forwards this_way that_way towards
clockwise > to_the_right righty
anticlockwise counterclockwise
anticlockwise counterclockwise > to_the_left lefty
forwards forward ahead
backwards reverse
inwards > towards_you
sideways > side across
upside_down > flip turn_over wrong_way_up
upside_down inverted
inside_out > turn_out
orientation > way_up which_way this_way facing upside_down way_round
side > left front
reversed > wrong_way backwards back_to_front
route > road go_via
destination > heading end_up arrive off_to bound_for
origin > come_from born from came_from dates_back source
hometown > grew_up born come_from
birthplace > born come_from
residence > live home house flat
address > street road
neighbourhood > area street local block
neighbourhood neighborhood
abroad overseas
local > near round_here nearby area
venue > hall pub club theatre
shape > round square oval flat curved triangle straight pointed circle v-shaped l-shaped u-shaped
circular > circle ring round
round > circle ball
circle > ring loop
spherical > round ball
sphere > ball globe
rectangular > oblong square box
curved > bent bow arc round curve
curve > bend arc
wonky crooked
wonky > uneven bent lopsided
uneven > wonky lumpy bumpy rough lopsided
pointed > sharp tip spike
pointy pointed
hollow > empty tube
bent > curved crooked
tapered > narrow thin
flat > smooth
symmetrical > same_on_both_sides
pattern > stripe spot dot zigzag swirl
striped stripy
stripe > band
spotted dotted spotty
dot > spot
chequered > checked
plain > simple no_pattern
decorate > trim ornament pretty
decorative > fancy ornament pretty
elaborate > fancy detailed intricate
intricate > detailed fiddly
fancy posh
colour > dark light pale bright red blue green yellow brown
shade hue
pale > washed_out white
bright > bold dazzling
vivid > bright
colourful colorful
multicoloured > all_colours rainbow
faded > washed_out pale bleached
fade > lose_colour pale bleach
transparent > see-through clear glass
translucent > let_light_through see-through
opaque > can't_see_through cloudy
shiny glossy gleaming
shiny > polish gleam glitter sparkle
glossy shiny gloss
matt > dull flat no_shine
matte matt
glow > shine light
sparkle glitter twinkle
material > plastic leather cotton made_of made_from
made_of > made_from made_out_of
texture > smooth rough soft crunchy gritty silky fluffy grainy
consistency > thick thin runny stiff sloppy lumpy creamy paste
smooth > silky even lump-free no_lumps
coarse rough
soft > fluffy squidgy gentle mushy
soft squishy
stiff > rigid hard won't_move tight
flexible bendy
flexible > bend stretchy springy
springy bouncy
sticky tacky
gooey sticky
slippery > slide greasy icy slip
slippery slick
greasy oily
crumbly > fall_apart crumb
crunchy crisp crispy
powdery > powder dust
fluffy > light soft airy
dense > heavy thick packed
runny > thin watery liquid
watery > runny thin
liquid fluid
liquid > runny water juice
furry hairy
fuzzy > furry blurry
blurry blurred
blurry > out_of_focus fuzzy
sound > click bang hum buzz rattle squeak hiss whistle beep thud crunch clunk
noise > click squeak buzz hiss grind clunk beep
noise racket din
squeak squeal
squeak creak
rattle clatter
buzz hum
bang thud thump
explosion > bang blow_up blew_up boom
explode > blow_up go_off bang blew_up burst
beep bleep
crackle > pop sizzle
silence > quiet hush not_a_sound
silent > no_noise not_a_sound
loud > deafening racket blaring
louder > turn_it_up turn_up
quieter > turn_it_down turn_down
smell > whiff pong sniff aroma
stink pong whiff
fragrance > smell scent perfume
perfume scent
odour odor
taste > salty delicious bland tangy yummy
flavour flavor
delicious > gorgeous lovely scrumptious mouth-watering
delicious tasty yummy
tasteless > bland no_flavour
bland > tasteless no_flavour
sour > lemon sharp tangy
sweet > sugar honey sugary
disgusting > yuck horrible vile
disgusting gross revolting
touch > finger handle stroke
visible > stick_out
invisible > can't_see hidden
noticeable > stand_out obvious
obvious > clear plain stand_out
unclear > not_sure vague confusing
reason > because that's_why so_that why
why > because so_that reason
cause > because why
result > end_up turn_out came_out
result_in > end_up
consequence > end_up otherwise lead_to
effect > result change impact
impact > effect affect difference
affect influence
purpose > so_that use_for used_for in_order meant to_stop to_keep what_it_does
function > used_for job
used_for > use_for good_for
intentional on_purpose deliberately
intentionally > on_purpose deliberately meant_to
deliberate > on_purpose meant_to
accidental > by_mistake by_accident
accidentally by_mistake by_accident
accidentally > oops whoops didn't_mean
motivation > inspire drive
motive > reason
goal > hope dream
objective > goal aim
ambition > dream hope goal
aspiration > dream hope
inspiration > inspire came_from
danger > watch_out hurt burn poisonous electrocute lethal explode
danger hazard peril
dangerous > watch_out deadly lethal hurt burn nasty
hazard > careful watch_out
risk > careful chance
risky > dodgy
dodgy > risky suspicious
deadly lethal
deadly > kill die fatal
fatal > die kill deadly
poisonous toxic
poisonous > poison deadly don't_eat
harmless > safe won't_hurt
harmful > bad_for hurt damage
safety > careful glove goggles helmet switch_off unplug
safety_equipment > glove goggles helmet mask harness
safe > won't_hurt
precaution > careful make_sure just_in_case glove goggles
caution beware > careful watch_out
careful cautious
careful > watch_out mind_your gentle take_care
careless > sloppy clumsy
warning > watch_out beware
watch_out look_out
emergency > urgent help nine-nine-nine nine-one-one
urgent > straight_away emergency immediately right_now
difficulty > hard tricky fiddly struggle tough awkward
difficult > fiddly awkward pain nightmare bugger
difficult challenging
tricky fiddly awkward
challenge > hard difficult struggle tricky tough
struggle > hard battle fight difficult
obstacle > in_the_way block stuck
complicated > tricky fiddly a_lot_to_it
easy > piece_of_cake doddle no_problem cinch
easily > no_problem no_trouble without_any
straightforward simple
effortless > easy breeze no_effort
easiest simplest
simplify > easier simple
convenient handy
inconvenient > pain awkward nuisance hassle
hassle > nuisance bother
effort > struggle sweat
exhausting > tired knackering hard_work
mistake > forgot shouldn't ruined wish oops whoops mess_up screw_up cock_up botched
mistake slip_up
error > oops mess_up went_wrong
mess_up screw_up cock_up
mess_up > wrong ruin botch
bungle > mess_up botch
regret > should_have shouldn't sorry if_only
incorrect > wrong mistake
correct > spot_on
fault > broken problem dodgy playing_up
faulty > dodgy playing_up not_working
malfunction > playing_up not_working broke packed_up
problem > broken hiccup glitch
problem snag hitch
setback > problem delay hiccup
glitch > bug hiccup problem
defect > fault crack wrong
clue hint
advice > should make_sure if_i_were_you you_want_to
recommend > should go_with i'd_use favourite
recommendation > go_with i'd_use favourite worth
advisable > should recommend
suggest > try maybe why_don't what_about
suggestion > try maybe how_about
tip > make_sure secret handy
tip trick hint hack
secret > trick don't_tell
instruction > step how_to follow first_then
procedure process
step > first next
order > first next last after before second third
sequence > order
sequence > first next after
priority > first most_important
prioritise > first important
preference > rather prefer favourite like_best
prefer > favourite go_for
favourite > like_best prefer
comparison > compared difference versus unlike whereas
compare > against side_by_side
compared_to compared_with
difference > whereas not_the_same
different > not_the_same
differ > unlike not_the_same
similar > same much_the_same
similar alike
similarity > same alike both
identical > exactly_the_same alike same
equivalent > same equal
equal > same equals
opposite contrary
contrast > difference whereas
superior > better
inferior > worse
alternative > instead substitute another_way or_you_can
instead > rather replace
choose > went_for
decision > chose settle_on went_with
decide > made_up_my_mind make_up_mind settle_on
hesitate > not_sure wait
undecided > not_sure haven't_decided
permission > allow
prohibited prohibit forbidden > not_allowed mustn't
obligation > have_to must got_to
obligatory mandatory compulsory > have_to must
mandatory compulsory
voluntary > volunteer choose don't_have_to
optional > don't_have_to don't_need if_you_want up_to_you
necessary > have_to must got_to essential
unnecessary > don't_need needn't no_need don't_have_to
prerequisite > need
desire > wish wish_for
hope > fingers_crossed
hopefully > fingers_crossed with_luck
absence lacking > without missing
absent > missing not_there
available > can_get in_stock
unavailable > can't_get out_of_stock sold_out
sold_out out_of_stock
possibility > maybe chance
possibly perhaps maybe
probably > likely
probable > likely probably
likely > chance good_chance
unlikely > doubt probably_not
probability > chance likely odds
odds > chance
impossible > no_way couldn't not_possible
certain sure
certainly definitely
definitely > for_sure absolutely no_doubt
uncertain > not_sure don't_know maybe
unsure not_sure
guarantee > promise
warranty guarantee
deny > no_way not_true
false > wrong not_true fake lie
false untrue
real > proper actual
fake > false bogus pretend imitation
fake phoney
pretend > fake make-believe
pretend make_believe
beginning > at_first kick_off first originally
begin > start_off get_going off_we_go here_we_go crack_on let's_go
start > get_going get_under_way
introduction > welcome hello my_name
greeting > hello hi welcome good_morning hey
greet > hello hi welcome say_hello
farewell > goodbye bye see_you take_care cheerio
goodbye bye
goodbye > see_you take_care cheerio
ending > finish last that's_it final
end > that's_it all_done
finish > done that's_it all_done finish_off
finished > that's_it all_done there_we_go there_you_go voila done
complete > done that's_it all_done
completed > done finished that's_it
completion > done that's_it finished there_we_go
ready > done that's_it there_you_go voila cooked golden ding
ready all_set good_to_go
final_result > there_you_go there_we_have_it voila finished looks_like ta-da
success > it_worked it_works there_we_go did_it succeeded nail_it pull_off
succeed > it_worked nail_it crack_it did_it made_it
successful > it_worked did_it manage
successfully > manage it_worked
achieve accomplish
achieve > manage did_it pull_off reach
accomplish > manage pull_off
achievement > proud manage won
overcome > get_over beat get_through
failure > didn't_work fail flop went_wrong disaster broke
fail > didn't_work went_wrong flop fall_through wouldn't no_luck
unsuccessful > didn't_work no_luck fail
flop disaster
attempt > have_a_go give_it_a_go tried shot
attempt try
try > have_a_go give_it_a_go have_a_crack
try_again > another_go have_another_go second_attempt
retry > try_again another_go start_again start_over
start_over start_again
start_over > from_scratch back_to_square
from_scratch > start_over raw
give_up > pack_in throw_in_the_towel
abandon > give_up leave walk_away ditch
persevere > keep_going keep_trying stick_at carry_on don't_give_up
persist > keep_on keep_going carry_on
continue > keep_on crack_on
maintain > look_after service
resume > carry_on start_again
pause > stop wait break hang_on hold_on
interrupt > cut_in stop butt_in
change > turn_into different no_longer
modification > change alter swap
adjustment > tweak adjust
adjust > move fiddle
transform > change become
transition > change switch move
evolve > change develop turn_into
evolution > change develop
progress > getting_better coming_along further
develop > grow improve
improve > boost step_up brush_up
deteriorate > worse go_downhill get_worse
worsen > worse get_worse
worsen deteriorate
aggravate > worse annoy
enhance > boost bring_out
boost > raise increase
intensify > stronger harder
prevention > stop avoid so_that keep otherwise protect
prevent > keep otherwise stop_it keep_it_from
avoid > get_round
dodge avoid
bypass > go_round skip get_round
skip > leave_out
skip miss_out
omit leave_out
omit > skip miss_out
exclude > leave_out except not_include
include > come_with put_in in_the_box
included > come_with comes_with in_the_box
except > apart_from all_but
exception > except apart_from
eliminate > remove knock_out get_rid
removal > take_off take_out pull_out get_rid come_off
extract > pull_out take_out get_out
insert > push_in slide_in slot_in pop_in stick_in put_in
attach > put_on stick_on screw_on clip_on join fix
detach > come_off
apply > rub_on spread brush_on slap_on put_on
discover > turn_up came_across stumble_upon dig_up
discovery > turn_up find_out
locate > find track_down
find > turn_up track_down
retrieve > get_back pick_up fetch find
recover > get_back
investigate > check_out dig_into find_out
inspect > have_a_look
observe > watch
research > look_up find_out read
consult > ask look_up
lose > lost missing can't_find misplaced gone
disappearance > vanished gone missing
hide > cover out_of_sight tuck_away stash
conceal > cover cover_up
hidden > behind under buried out_of_sight tucked_away secret
hiding_place > behind under hid hidden hide
reveal > turn_out let_on
reveal > show uncover
uncover > take_off find
expose > show uncover bare
arrival > arrive turn_up got_here got_there show_up reach
arrive > show_up got_here got_there roll_up pull_in finally_here made_it
show_up turn_up
departure > leave set_off set_out take_off
depart > head_off
leave > head_off clear_off
exit > way_out come_out get_out
return > bring_back
reappear > come_back turn_up
withdraw > pull_out take_out back_out
retreat > pull_back back_off
patience > wait take_your_time slowly
stationary > stop not_moving parked
repeat > again over_and_over same_again once_more do_it_again
repetition > again over_and_over once_more
again once_more
repeatedly > time_after_time
repeatedly again_and_again over_and_over
surprise > wow didn't_expect oh_my unbelievable shocked couldn't_believe gobsmacked blimey stunned
surprised > wow shocked stunned gobsmacked couldn't_believe didn't_expect taken_aback
surprising > weird strange unbelievable didn't_expect amazing
unexpected > out_of_the_blue didn't_expect surprise suddenly out_of_nowhere
astonished > gobsmacked stunned couldn't_believe amazed
amazed > gobsmacked blown_away wow couldn't_believe
shocked stunned
gobsmacked speechless
incredible unbelievable
amazing > incredible fantastic wow awesome
worry > anxious nervous concerned what_if
concern > worry afraid bother
concerned worried
anxiety > worry nervous panic stress
nervous > butterflies scared
nervousness > nervous butterflies anxious
fear > terrified phobia
frightening scary
scary > terrifying creepy spooky
creepy spooky
panic > freak_out scared lost_it
stress > worry tense
stressed > tense under_pressure
relax > chill calm take_it_easy
calm_down > relax deep_breath take_it_easy
relief > phew thank_goodness glad thank_god
relieved > phew glad thank_goodness
joy > happy glad fun laugh smile delighted over_the_moon thrilled chuffed
happy > over_the_moon chuffed thrilled
happiness > happy glad smile
thrilled over_the_moon chuffed
excitement > excited can't_wait thrilled buzzing
excited > can't_wait look_forward buzzing
look_forward > can't_wait excited
satisfied > happy pleased content turned_out_well
satisfaction > happy pleased proud
delight > love happy joy
proud > chuffed pleased
enthusiastic keen
enthusiasm > keen excited love passion
passion > love keen mad_about
interested > keen curious
fascinate > love interesting
curious > wonder want_to_know
curiosity > wonder curious
anger > cross mad annoyed fed_up lost_it livid shout
angry > livid fuming annoyed pissed lost_my_temper
annoyed > fed_up cross irritated angry
frustration > annoying fed_up frustrated drive_me_mad
frustrated > annoyed fed_up
fed_up sick_of
irritating annoying
annoying > pain nuisance drive_me_mad
rage > angry furious
sadness > sad cry tears upset heartbroken
sad > upset heartbroken gutted
disappointment > gutted let_down shame disappointed
disappointed > gutted shame
gutted > disappointed sad
miserable unhappy
grief > sad lost cry mourn miss
guilt > guilty my_fault sorry ashamed
shame > ashamed embarrassed
embarrassment > embarrassed blush awkward
embarrassing embarrassed > awkward blush cringe
jealousy > jealous envy
envy jealous
boredom > bored dull nothing_to_do
tedious > boring dull take_ages
loneliness > lonely alone on_my_own
confusion > confused don't_understand lost mix_up
confused > lost don't_understand muddled
puzzled baffled confused
disgust > gross yuck eww revolting
gratitude > thank grateful thankful appreciate cheers
grateful > thank thankful appreciate
thank > thanks grateful appreciate cheers
thanks > cheers thank_you ta
apology > sorry apologise
apologise apologize
forgive > sorry let_off
sympathy > sorry feel_for pity poor_thing
pity > shame sorry poor_thing
confidence > sure confident believe
confident > sure certain
courage > brave guts dare
dare > brave courage
love > crazy_about fall_for
dislike > can't_stand not_keen don't_like not_a_fan not_my_thing
hatred > hate can't_stand loathe
hate > can't_stand
help > give_a_hand
help_out give_a_hand lend_a_hand
assistance > help support aid
receive > given was_given gave_me sent_me came_in_the_post
obtain > buy find pick_up get_hold
acquire > bought pick_up
possession > belongings
belongings possessions
keep > hang_on_to hold_on_to hold
share > divide split
agreement > shake_hands sounds_good
agree > deal shake_hands sounds_good see_eye_to_eye fair_enough
consent > agree allow say_yes
compromise > meet_halfway agree
refusal > refuse turn_down said_no
decline > refuse turn_down say_no
accept > say_yes agree
acceptance > accept said_yes
request > could_you please would_you ask
offer > would_you_like
invitation > invite come_along join come_round
obey > do_as listen follow
complaint > moan fed_up
disagreement > argue row disagree fall_out
dispute > argue row fight disagree
quarrel > argument bicker
opinion > reckon believe my_view in_my_opinion as_far_as
reaction > wow response
response > answer reply
verdict > overall in_the_end recommend worth conclusion
conclusion > overall in_the_end all_in_all
summary > overall in_short recap sum_up to_sum_up all_in_all
summarise > recap sum_up in_short
recap > sum_up so_far
example > for_instance such_as for_example
for_example for_instance such_as
meaning > stand_for
abbreviation > stand_for short_for
known_as called
explanation > explain reason
explain > talk_through show reason
demonstrate > have_a_look watch
demonstration > show demo watch
illustrate > picture
mention > talk_about bring_up
discuss > talk_over chat
discuss talk_about
discussion > talk chat debate
conversation chat
gossip > rumour chat
inform notify > let_know
information > find_out detail
announcement > announce news
boast brag
show_off boast
insult > rude swear
curse swear
tease > wind_up take_the_mick joke
mock > laugh_at make_fun take_the_mick tease
funny hilarious
humour > funny laugh joke
humour humor
nonsense > rubbish
nonsense > bollocks crap daft
compliment > lovely well_done beautiful
congratulate > well_done congratulations
congratulations well_done
praise > well_done brilliant nice_job
encourage > come_on keep_going you_can_do_it
encouragement > come_on keep_going well_done
quality > excellent rubbish poor brilliant cheap
low_quality > rubbish cheap crap poor flimsy
poor_quality > rubbish cheap crap flimsy shoddy
high_quality > top excellent best premium
excellent > fantastic top-notch awesome
excellent outstanding
brilliant fantastic superb
great fantastic awesome brilliant
terrible bad > rubbish crap
mediocre > so-so average nothing_special
acceptable > fine not_bad good_enough
adequate > enough good_enough
satisfactory > fine good_enough
perfect > spot_on flawless just_right
flawless > perfect no_fault
ideal perfect
ideal > best just_right
suitable > good_for suit ideal
suitable appropriate
unsuitable > wrong not_right no_good
essential > must need can't_do_without
insignificant > doesn't_matter tiny
irrelevant > doesn't_matter
significant > important big
ordinary > plain everyday
standard > normal usual
abnormal > weird strange not_normal odd
unusual > weird strange odd never_seen funny
weird bizarre
mysterious > strange mystery nobody_knows
mystery > nobody_knows strange
interesting fascinating
beautiful gorgeous
attractive > pretty beautiful handsome good-looking
cute adorable
elegant > smart stylish beautiful
messy > mess all_over
messy untidy
mess > untidy all_over clutter
neat tidy
dirty > mucky grubby grime
filthy mucky grubby
full > brim stuffed chock
overcrowded crowded > packed full busy
crowd > packed hundreds thousands
empty > nothing_in nobody hollow
vacant > empty free
occupied > busy
open > undo lid_off
tight snug
loose > floppy slack come_off
loose wobbly
unstable wobbly
unstable > tip_over shaky
stable > firm doesn't_move
steady stable
secure > tight firm
stuck > won't_move won't_budge wedged caught
wet > dripping drenched soggy
soaked drenched
soggy > wet soft
moisture > damp wet water
dry > bone_dry dried dry_out
fresh > just_picked
stale > old dry
rotten > mouldy smell
spoiled > mouldy rotten bad
expired > out_of_date use_by
expiry > use_by best_before out_of_date
raw uncooked
undercooked > raw pink
overcooked > burnt dry mushy
burnt > black char
cooked > done golden tender
tender > fall_off
new > latest just_bought
brand_new > new just_bought
modern > new up_to_date latest
old-fashioned > out_of_date dated
outdated > old out_of_date old-fashioned
obsolete > old out_of_date don't_use
second-hand > charity_shop
worn > worn_out tatty threadbare
worn_out > tatty knackered past_it
shabby tatty scruffy
knackered > worn_out broken
tired > worn_out
lively > busy active
energetic > lively active
lazy > can't_be_bothered
hectic busy
poverty > poor broke skint no_money
poor > skint no_money
cruel > nasty horrible
cheeky > rude
polite > please manners
dishonest > lie cheat crooked
stubborn > won't_listen
stubborn pig-headed
famous > celebrity everybody_knows
unknown > nobody_knows don't_know
ability > good_at
ability able
talent > good_at gift
talented > good_at gifted
skill > good_at trick practice able
skilled > good_at expert experienced
beginner > new never_done start_out
beginner novice newbie
amateur > hobby beginner
professional > expert pro
experience > years done_it been_there
unaware > didn't_know no_idea
ignorance > don't_know no_idea
foolish > silly daft stupid
wise sensible
logical > make_sense
realise > dawn_on found_out
misunderstand > wrong_end get_wrong confuse
misunderstanding > thought mix-up
remember > don't_forget
reminder > remember don't_forget
forget > slip_my_mind
dispose > chuck_out
tolerate put_up_with
endure > put_up_with get_through
distribute > spread hand_out give_out
compensate make_up_for
resemble > take_after look_like
consume > use_up
deplete use_up run_out
run_out > none_left empty out_of
visit > pop_in come_round call_in
extinguish > put_out blow_out stamp_out
ignite > light set_fire match spark
release > let_go let_out set_free
reduce > less cut_down
decrease > less go_down fewer
expand > get_bigger swell
shrink > get_smaller smaller
swell > puff_up get_bigger
inflate > blow_up pump_up pump
deflate > go_down flat let_down
evaporate > dry_up dry steam
solidify > set harden go_hard
harden > go_hard set
accumulate > pile_up gather build_up
sprinkle scatter
smear > spread rub
separate > come_apart pull_apart
disintegrate fall_apart
topple tip_over fall_over
overturn > tip_over flip
fall > come_down
raise > put_up hold_up
elevate > raise lift
flip turn_over
flip > upside_down
invert > turn_over upside_down flip
agitate > shake stir
vibration > shake wobble rattle
strike > hit bang knock whack
hit > bang thump tap
hit whack bash
grab snatch
compress > press push_down squeeze squash
flatten > roll press flat
flatten squash
penetrate > go_through get_through
pierce prick
poke prod
puncture > hole prick poke
immerse dip
dip dunk
submerge > underwater cover soak
absorb > soak_up suck_up
wipe > rag cloth
overflow > run_over too_full
spill > knock_over
spill overflow
refill > top_up fill
unpack unbox
unwrap > open take_off
select > pick_out
activate turn_on switch_on
deactivate turn_off switch_off
restart reboot
restart > turn_it_off_and start_up
operate > run how_to_use press
control > knob lever
interfere > get_in_the_way
obstruct > in_the_way block
protect > keep_safe
protection > cover glove goggles keep_off
storage > fridge cupboard jar shelf
expiration > use_by keep last
tools_needed requirements ingredients > you'll_need need
substitute > instead if_you_haven't_got
replacement > new swap instead
replace > swap_out change_over new
solve > figure_out
resolve > sort_out fix
resolve solve
solution > answer way_round sort_out
figure_out work_out
calculation > work_out add_up divide
subtract > take_away
estimate > roughly rough_idea ballpark
assumption > suppose
disbelief > can't_believe no_way
together > team side_by_side
alone independently > by_yourself on_your_own
meet gather reunion > get_together
socialise > hang_out get_together
hang_out spend_time
accompany > come_with go_with
escort > take_to
pursue > go_after
seek rummage > look_for
search > hunt_for rummage
stay > stop_over
reside dwell inhabit > live
occupation profession > do_for_a_living
job > do_for_a_living work_as
nap doze snooze
wake_up > get_up
dress clothing > put_on wear
undress > take_off
children kids
mother mum mom mam
toilet > loo bathroom bog
torch flashlight
nappy diaper
pacifier > dummy
pram stroller pushchair buggy
elevator > lift
queue > wait line_up
motorway freeway highway
petrol gasoline
petrol_station gas_station
bonnet > hood
windscreen windshield
trainers sneakers
zip zipper
band-aid > plaster
football soccer
maths math
cinema movies
television telly tv
fridge refrigerator
jug pitcher
kitchen_roll paper_towel
cling_film plastic_wrap
tin_foil aluminium_foil
aluminium aluminum
grey gray
mould mold
plough plow
pyjamas pajamas
mobile cellphone
mobile_phone cell_phone
postcode zip_code
car_park parking_lot
pharmacy drugstore
tea > cuppa brew
cup_of_tea cuppa
beer > pint
drunk tipsy
sandwich > butty sarnie
mad crazy > bonkers`,
  sorts: `unit > inch foot yard mile metre kilometre centimetre millimetre gram kilo ounce pound litre gallon pint degree watt volt amp hour minute second acre ton tonne stone
weight_unit > gram kilo kilogram ounce pound ton tonne stone milligram
volume_unit > litre millilitre gallon pint quart cup teaspoon tablespoon fluid_ounce
time_unit > second minute hour day week fortnight month year decade century
cooking_measure > cup teaspoon tablespoon spoonful pinch handful dash knob gram ounce pint litre splash dollop
number > two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen
fraction > half third quarter fifth eighth tenth three-quarters two-thirds
ordinal > first second third fourth fifth sixth seventh eighth ninth tenth last
coin > penny pence cent dime nickel quarter pound euro shilling
banknote > fiver tenner
payment_method > cash card cheque transfer credit_card debit_card paypal direct_debit voucher instalment
time_of_day > morning noon midday afternoon evening night midnight dawn dusk lunchtime sunrise sunset bedtime teatime
frequency > daily weekly monthly yearly hourly once twice always often sometimes never rarely every_day every_week every_year nightly annually
direction > left forwards backwards sideways clockwise anticlockwise north south east west northeast northwest southeast southwest upstream downstream uphill downhill
position > top bottom middle centre front corner edge inside outside underneath above behind beside
side > left front top bottom inside outside
shape > round square oval triangle rectangle circle star heart cross diamond hexagon octagon pentagon cone cylinder cube sphere pyramid spiral ring arc crescent dome wedge
pattern > stripe spot polka_dot zigzag tartan herringbone floral paisley chevron camouflage
texture consistency > thick thin runny stiff smooth lumpy rough soft hard sticky crunchy crispy fluffy silky gritty grainy creamy slimy greasy powdery crumbly chewy rubbery watery
sound noise > bang click hum buzz rattle squeak squeal hiss whistle beep thud crunch clunk clatter pop ring roar scream bark creak rumble drone tick whine grind knock crack splash howl
taste flavour > sweet sour salty bitter spicy savoury tangy bland smoky fruity hot mild rich sharp nutty peppery creamy
smell scent > rose lavender vanilla smoke petrol lemon mint burning rotten musty perfume pine bleach gas vinegar
sense > sight smell hearing taste touch
emotion feeling mood > happy sad angry scared frightened nervous excited proud jealous lonely worried surprised disappointed embarrassed relieved bored guilty grateful annoyed upset calm fed_up ashamed thrilled delighted frustrated confused
personality > kind generous funny shy honest stubborn lazy brave patient clever friendly rude polite strict quiet greedy selfish cheerful grumpy bossy charming stingy
reaction > laugh cry scream smile gasp shout faint clap cheer blush shrug wink frown grin
gesture > wave nod wink thumbs_up shrug handshake hug bow clap salute
greeting > hello hi hey welcome good_morning good_evening good_afternoon howdy
danger hazard risk > fire electricity shock poison fumes gas explosion drowning falling lightning avalanche flood burn radiation asbestos mould slip choking dust infection
safety_equipment protection > gloves glove goggles helmet mask respirator harness earplugs ear_defenders visor apron boots overalls rope lifejacket seatbelt
disaster catastrophe > fire flood earthquake hurricane tornado tsunami volcano avalanche drought famine explosion crash shipwreck landslide epidemic pandemic war
damage > crack dent scratch hole tear stain rust rot leak burn chip break bend dust mould
fault problem > leak crack rust jam noise rattle squeak rot hole blockage puncture breakage damp overheating
mistake > forgot misread spelling wrong_way backwards upside_down too_much too_little too_early too_late
occasion event > birthday wedding christmas easter funeral party anniversary christening graduation engagement concert festival halloween thanksgiving divorce retirement reunion parade carnival
gift present > flowers chocolate book ring watch necklace toy perfume wine voucher card jewellery teddy bicycle socks
reward prize > medal cup trophy money certificate ribbon badge voucher bonus
document > passport licence certificate contract receipt invoice letter bill form visa ticket permit cheque diploma lease report map
punctuation > comma full_stop colon semicolon apostrophe hyphen dash question_mark exclamation_mark bracket
emergency_service > police ambulance fire_brigade coastguard lifeboat mountain_rescue
communication contact > email phone letter text call website post message telegram radio zoom facebook whatsapp
media > newspaper radio television tv magazine book internet podcast film blog
social_network platform website > facebook twitter instagram youtube tiktok reddit linkedin whatsapp pinterest discord twitch
seller shop > amazon ebay ikea tesco walmart etsy supermarket hardware_store charity_shop market garage_sale
light_source > sun moon candle lamp torch lantern flashlight bulb fire led headlight spotlight lighthouse firework
heat_source heating > fire stove oven sun radiator boiler heater candle blowtorch torch lamp hob microwave heat_gun
power_source energy > battery electricity solar wind petrol diesel coal gas steam water mains generator nuclear
heavenly_body > sun moon star planet comet meteor galaxy
natural_feature landscape > mountain hill river lake sea forest desert valley cave beach island cliff waterfall field meadow swamp glacier volcano canyon dune
body_of_water > river lake sea ocean pond stream canal reservoir puddle creek bay fjord
road path > street lane motorway highway track footpath alley avenue bridge tunnel roundabout junction
accommodation > hotel hostel tent caravan cabin cottage flat apartment guesthouse house hut inn motel camper
public_place > park station airport library museum school hospital church market square cinema theatre stadium beach zoo pub restaurant cafe
relationship > friend mate husband wife boyfriend girlfriend partner neighbour colleague boss cousin brother sister ex fiance
age_group age > baby toddler child teenager adult pensioner kid elderly newborn infant
life_event > birth school wedding divorce retirement death graduation illness funeral
activity hobby pastime > reading knitting sewing fishing gardening cooking baking painting drawing cycling running hiking swimming singing dancing chess photography gaming camping climbing yoga woodworking birdwatching pottery collecting travelling
chore housework > washing ironing hoovering dusting cleaning cooking washing_up shopping sweeping mopping laundry gardening bins
movement > walk run jump crawl climb swim fly roll slide spin hop skip march dance crouch kneel
transport travel > car bus train plane bike boat ferry taxi tram horse motorbike helicopter underground
joining fixing > glue nail screw tape staple bolt weld rivet clamp solder tie clip velcro string rope
fastener > screw nail bolt nut rivet staple clip pin button zip velcro buckle hook washer tack
adhesive glue > superglue epoxy silicone tape pva cement putty paste resin hot_glue blu_tack
liquid > water oil milk petrol vinegar juice paint alcohol acid blood bleach syrup beer wine honey
gas > air oxygen hydrogen helium nitrogen methane steam carbon_dioxide propane butane
powder > flour dust salt sugar cement plaster baking_powder talc soot ash pepper cocoa
opening > door window gate hole hatch gap slot crack lid
covering cover > lid sheet blanket cloth tarpaulin film foil paper roof cap carpet curtain
barrier > wall fence gate hedge door rope chain dam bar
stage phase step > first middle last final beginning
crime offence > theft murder robbery burglary fraud arson kidnapping assault smuggling speeding vandalism blackmail
punishment penalty > prison jail detention ban sentence execution suspension sack
subject topic > history politics religion weather sport money health family food travel music science
swearword > damn bloody hell crap blimey gosh shit heck
size > small medium large tiny huge big giant mini extra_large massive
grade > excellent poor average pass fail distinction`,
};

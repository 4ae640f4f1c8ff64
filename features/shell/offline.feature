@offline @browser
Feature: The site while offline
  A visitor who was here before can use the site while offline, and sees from when its content is.

  Rule: What was read is there

    @OFFL-02
    Scenario: A list is there, with the time at which it was kept, until the network is back
      Given my browser has kept the site
      And I visit the announcements page
      And I see 10 announcements
      When the network is cut
      And I visit the announcements page
      Then I see 10 announcements
      And I see "저장된 내용 · "
      And the page is accessible at 1280 and 360 px, light and dark
      When the network is back
      And I click the button "다시 읽기"
      Then I see 10 announcements
      And I do not see "저장된 내용 · "

    @OFFL-02
    Scenario: The pages of a bulletin that was opened are there
      Given my browser has kept the site
      And I visit the bulletin page
      And I see 4 pictures of the server
      And pictures of the server are painted
      When the network is cut
      And I visit the bulletin page
      Then I see 4 pictures of the server
      And pictures of the server are painted
      And I see "저장된 내용 · "

    @OFFL-02
    Scenario: A fixed page is there that was never opened, and so is the way on from it
      Given my browser has kept the whole site
      When the network is cut
      And I visit the vision page
      Then the title is "목회철학과 비전 · 아순시온 소망한인교회"
      And I see "저장된 내용 · "
      When I click the link "교회 연혁" in the navigation "교회소개"
      Then I am at the history page

    @OFFL-02 @logs-errors
    Scenario: What was never opened says that it cannot be loaded
      Given my browser has kept the site
      When the network is cut
      And I visit the register page
      Then I see "페이지를 불러오지 못했습니다."
      And I do not see "저장된 내용 · "

  Rule: Nothing private is kept

    @OFFL-03
    Scenario: A member finds the lists that they have read as a visitor sees them
      Given my browser has kept the site
      And I am an admin
      And I visit the announcements page
      And I see 10 announcements
      And I visit the members page
      And I see "김민수"
      Then my device keeps only what a visitor is told
      When the network is cut
      And I visit the announcements page
      Then I see 10 announcements
      And I see "저장된 내용 · "

    @OFFL-02 @OFFL-03 @logs-errors
    Scenario: One button in the menu deletes it all; later visits make the site available offline again
      Given my browser has kept the site
      And I visit the announcements page
      And I see 10 announcements
      When I click the menu button
      And I click the button "이 기기에 저장된 내용 지우기"
      Then a toast says "이 기기에 저장된 내용을 지웠습니다."
      And my device keeps nothing
      When my browser has kept the whole site
      And the network is cut
      And I visit the register page
      Then I see "페이지를 불러오지 못했습니다."

  Rule: A newer build breaks no open tab

    @OFFL-04
    Scenario: An open tab shows it, and loses nothing that was typed
      Given my browser has kept the site
      And I am an editor
      And I visit the announcements page
      And I click the button "새 공지 쓰기"
      And I fill "제목" with "아직 덜 쓴 글"
      When a newer build is deployed
      And I open the vision page in a second tab
      And I turn to tab 1
      Then a toast says "새 내용이 있습니다."
      When I click the button "다시 열기" in the toast
      Then "제목" holds "아직 덜 쓴 글"
      And I see "쓰시던 내용을 그대로 불러왔습니다."

    @OFFL-04
    Scenario: An open tab goes on with its own build, and opens the newer one when asked
      Given my browser has kept the site
      When a newer build is deployed
      And I open the vision page in a second tab
      And I turn to tab 1
      Then a toast says "새 내용이 있습니다."
      When I click the link "교제" in the navigation "주요 메뉴"
      Then I am at the events page
      When I click the button "다시 열기" in the toast
      Then I am at the events page
      And no toast is shown

    @OFFL-04 @MOCK-05
    Scenario: Site and demo on one host take each other's place
      Given my browser has kept the site
      When the demo is deployed
      And I visit the announcements page
      Then I see 10 announcements
      And I see "체험판"
      And my device keeps nothing
      When the site is deployed
      And I visit the home page
      Then I see 3 entries of the news "공지사항"
      And I do not see "체험판"

  Rule: Nothing is sent without a press of its writer

    Background:
      Given my browser has kept the site
      And I am an editor
      And I visit the announcements page
      And I click the button "새 공지 쓰기"
      And I write the announcement "성가대 연습"
      And the network is cut
      And I click the button "등록"
      And I see "인터넷 연결을 살펴봐 주세요."

    @OFFL-04 @REL-16
    Scenario: What is written while offline is sent only at another press
      When the network is back
      And 60 seconds pass
      Then "제목" holds "성가대 연습"
      And POST /api/Announcement was sent 0 times
      When I click the button "등록"
      Then announcement 2 of the list says "성가대 연습"
      And POST /api/Announcement was sent 1 time
